import { useEffect, useRef } from 'react';
import type { Outcome } from './send-form';
import type { FormWords, Phone } from './words';

interface Props {
  outcome: Outcome;
  words: FormWords;
  phone: Phone;
}

const TEXTS = {
  sent: 'sent',
  failed: 'failed',
  offline: 'offline',
  'timed-out': 'timedOut',
} as const satisfies Record<Outcome, keyof FormWords>;

/** Says how a send ended, and takes the focus so that it is seen and heard. A failed one offers the phone. */
export function FormMessage({ outcome, words, phone }: Props) {
  const message = useRef<HTMLDivElement>(null);
  const isSent = outcome === 'sent';

  useEffect(() => {
    message.current?.focus();
  }, []);

  return (
    <div
      ref={message}
      className={`scroll-mb-24 rounded border-2 p-4 font-bold ${isSent ? 'border-success' : 'border-danger'}`}
      role={isSent ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <p>{words[TEXTS[outcome]]}</p>
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
