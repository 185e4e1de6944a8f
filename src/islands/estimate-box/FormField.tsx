import { useState, type ComponentProps, type SyntheticEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Props extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'readOnly'> {
  id: string;
  name: string;
  label: string;
  required: boolean;
  /** The word that follows the label of a field that is not required. */
  optional: string;
  multiline?: boolean;
}

/** A field under its label. What the browser finds wrong with it on sending is said below it as well. */
export function FormField({ id, label, optional, multiline = false, ...rest }: Props) {
  const [problem, setProblem] = useState('');
  const problemId = `${id}-problem`;
  const isBad = problem !== '';

  const control = {
    id,
    className: 'form-field',
    'data-typed': '',
    'aria-invalid': isBad || undefined,
    'aria-describedby': isBad ? problemId : undefined,
    onInvalid: (event: SyntheticEvent<Control>) => {
      const { currentTarget } = event;
      // The browser's own bubble would cover the same words below the field; without it nothing has the focus.
      event.preventDefault();
      if (currentTarget.form?.querySelector(':invalid') === currentTarget) currentTarget.focus();
      setProblem(currentTarget.validationMessage);
    },
    onInput: () => {
      setProblem('');
    },
  };
  const { type, inputMode, autoComplete, ...common } = rest;

  return (
    <div>
      <label className="font-bold" htmlFor={id}>
        {label}
        {!rest.required && <span className="font-normal text-muted">{` (${optional})`}</span>}
      </label>
      {multiline ? (
        <textarea rows={4} {...common} {...control} />
      ) : (
        // Blanks alone are no answer.
        <input
          {...common}
          {...{ type, inputMode, autoComplete }}
          pattern={rest.required && type !== 'email' ? '.*\\S.*' : undefined}
          {...control}
        />
      )}
      {isBad && (
        <p id={problemId} className="mt-1.5 text-sm font-bold text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
