import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { MESSAGE_SENT } from '@/analytics/events';
import type { ToastKind, ToastWords } from '../toast/toast';
import { lazyToasts } from '../toast/lazy-toasts';
import { refuseBlanks } from './refuse-blanks';
import { sendForm, type Outcome } from './send-form';
import type { FormWords } from './words';

interface Options {
  words: FormWords;
  toastWords: ToastWords;
  /** Called before each send, so that nothing is lost if it fails. */
  onSend: () => void;
  onSent: () => void;
}

/** The toast that says how a send ended. */
const TOASTS = {
  sent: { kind: 'success', title: 'sentToast' },
  failed: { kind: 'error', title: 'failedToast' },
  offline: { kind: 'error', title: 'failedToast' },
  'timed-out': { kind: 'warning', title: 'timedOutToast' },
} as const satisfies Record<Outcome, { kind: ToastKind; title: keyof FormWords }>;

/** What the form is doing, or how its last send ended. */
export type Phase = 'idle' | 'sending' | Outcome;

/**
 * Sends a form without leaving the page, one send at a time, with a toast that follows it.
 *
 * @returns the phase of the form, the handler of its submit event, and what takes back the word that it was sent
 *   once another message is begun
 */
export function useSubmission({ words, toastWords, onSend, onSent }: Options): {
  phase: Phase;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  begin: () => void;
} {
  const [phase, setPhase] = useState<Phase>('idle');
  // State is a render late: two clicks in one frame must still be one send.
  const sending = useRef(false);
  const toasts = useMemo(() => lazyToasts(toastWords), [toastWords]);
  const lastToast = useRef<string>(undefined);

  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    onSend();
    setPhase('sending');
    // What became of an earlier send would stand beside what becomes of this one.
    if (lastToast.current !== undefined) toasts.close(lastToast.current);
    const toast = toasts.add({ kind: 'loading', title: words.sending, position: 'top-right' });
    lastToast.current = toast;
    const outcome = await sendForm(data, { fetch, isOnline: () => navigator.onLine });
    sending.current = false;
    if (outcome === 'sent') {
      form.dispatchEvent(new CustomEvent(MESSAGE_SENT, { bubbles: true }));
      form.reset();
      onSent();
    }
    const { kind, title } = TOASTS[outcome];
    toasts.update(toast, { kind, title: words[title] });
    setPhase(outcome);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current || !refuseBlanks(event.currentTarget, words.enterMessage)) return;
    sending.current = true;
    void send(event.currentTarget);
  };

  const begin = () => {
    setPhase((last) => (last === 'sent' ? 'idle' : last));
  };

  return { phase, submit, begin };
}
