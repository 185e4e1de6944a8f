import type { Outcome } from './send-form';
import { OUTCOMES, type FormWords } from './use-submission';

/** The company's number, as it is read and as it is called. */
export interface Phone {
  number: string;
  link: string;
}

const takeFocus = (message: HTMLElement | null) => message?.focus();

/** Says how a send ended, and takes the focus so that it is seen and heard. A failed one offers the phone. */
export function FormMessage({ outcome, words, phone }: { outcome: Outcome; words: FormWords; phone: Phone }) {
  const isSent = outcome === 'sent';

  return (
    <div
      ref={takeFocus}
      className={`scroll-mb-24 rounded border-2 p-4 font-bold ${isSent ? 'border-success' : 'border-danger'}`}
      role={isSent ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <p>{words[OUTCOMES[outcome].text]}</p>
      {!isSent && (
        <p className="mt-2">
          {`${words.orCall} `}
          <a className="inline-block underline underline-offset-4" href={phone.link}>
            {phone.number}
          </a>
        </p>
      )}
    </div>
  );
}
