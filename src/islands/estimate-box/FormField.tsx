import { useState, type SyntheticEvent } from 'react';
import type { FormField as Field, FormName } from '@/schemas/forms';
import { NOT_BLANK, PHONE_NUMBER } from './patterns';
import type { FormWords } from './use-submission';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Props {
  /** The form that it belongs to. */
  form: FormName;
  field: Field;
  words: Pick<FormWords, 'optional' | 'choose'>;
  /** What is changed while the form is on its way would be lost with the reset. */
  isSending: boolean;
}

/** What the browser is told of each kind that is an input. */
const INPUTS = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel', pattern: PHONE_NUMBER },
  date: { type: 'date' },
} as const;

/** The browser's bubble shows the title where there is no script. With one it would be a tooltip that says nothing new. */
const dropTitle = (control: Control | null) => control?.removeAttribute('title');

/** A field under its label. What the browser finds wrong with it on sending is said below it as well. */
export function FormField({ form, field, words, isSending }: Props) {
  const { kind, name, label, hint, required } = field;
  const [problem, setProblem] = useState('');
  const id = `${form}-${name}`;
  const hintId = hint && `${id}-hint`;
  const problemId = problem && `${id}-problem`;
  const remedy = 'remedy' in field ? field.remedy : undefined;

  const control = {
    name,
    required,
    id,
    className: 'form-field',
    'aria-invalid': problem !== '' || undefined,
    'aria-describedby': [hintId, problemId].filter(Boolean).join(' ') || undefined,
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
  const typed = {
    ...control,
    readOnly: isSending,
    ...('autocomplete' in field && { autoComplete: field.autocomplete }),
  };

  return (
    <div>
      <label className="font-bold" htmlFor={id}>
        {label}
        {!required && <span className="font-normal text-muted">{` (${words.optional})`}</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {kind === 'long text' && <textarea rows={4} {...typed} />}
      {kind === 'choice' && (
        <select {...control} disabled={isSending}>
          <option value="">{words.choose}</option>
          {/* What is sent is what the owner wrote, whatever a translator makes of the text. */}
          {field.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )}
      {kind in INPUTS && (
        <input
          ref={dropTitle}
          {...(kind === 'text' && required && { pattern: NOT_BLANK })}
          {...INPUTS[kind as keyof typeof INPUTS]}
          title={remedy}
          {...typed}
        />
      )}
      {problem && (
        <p id={problemId} className="mt-1.5 text-sm font-bold text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
