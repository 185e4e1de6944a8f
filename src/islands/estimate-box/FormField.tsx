import { useState, type ComponentProps, type SyntheticEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

type Given = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'readOnly' | 'pattern'>;

interface Props extends Given {
  id: string;
  name: string;
  label: string;
  required: boolean;
  /** The word that follows the label of a field that is not required. */
  optional: string;
  multiline?: boolean;
  /** What to do about text that does not match the pattern. */
  remedy?: string;
}

/** The browser's bubble shows the title where there is no script. With one it would be a tooltip that says nothing new. */
const dropTitle = (control: Control | null) => control?.removeAttribute('title');

/** A field under its label. What the browser finds wrong with it on sending is said below it as well. */
export function FormField(props: Props) {
  const { id, name, label, required, optional, readOnly, multiline = false, remedy, ...input } = props;
  const [problem, setProblem] = useState('');
  const problemId = problem && `${id}-problem`;

  const control = {
    name,
    readOnly,
    required,
    id,
    className: 'form-field',
    'data-typed': '',
    'aria-invalid': problem !== '' || undefined,
    'aria-describedby': problemId || undefined,
    onInvalid: (event: SyntheticEvent<Control>) => {
      const { currentTarget } = event;
      // The browser's own bubble would cover the same words below the field; without it nothing has the focus.
      event.preventDefault();
      if (currentTarget.form?.querySelector(':invalid') === currentTarget) currentTarget.focus();
      // The browser would say "match the requested format", and not what that is.
      const { validity, validationMessage } = currentTarget;
      setProblem((validity.patternMismatch && remedy) || validationMessage);
    },
    onInput: ({ currentTarget }: SyntheticEvent<Control>) => {
      currentTarget.setCustomValidity('');
      setProblem('');
    },
  };

  return (
    <div>
      <label className="font-bold" htmlFor={id}>
        {label}
        {!required && <span className="font-normal text-muted">{` (${optional})`}</span>}
      </label>
      {multiline ? (
        <textarea rows={4} {...control} />
      ) : (
        <input ref={dropTitle} {...input} title={remedy} {...control} />
      )}
      {problem && (
        <p id={problemId} className="mt-1.5 text-sm font-bold text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
