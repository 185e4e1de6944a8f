import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { MESSAGE_SENT } from '@/analytics/events';
import type { ToastWords } from '../toast/toast';
import { lazyToasts } from '../toast/lazy-toasts';
import { sendForm, type Outcome } from './send-form';
import type { FormWords } from './words';

interface Options {
  words: FormWords;
  toastWords: ToastWords;
  /** Called before each send, so that nothing is lost if it fails. */
  onSend: () => void;
  onSent: () => void;
}

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

  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    onSend();
    setPhase('sending');
    const toast = toasts.add({ kind: 'loading', title: words.sending, position: 'top-right' });
    const outcome = await sendForm(data, { fetch, isOnline: () => navigator.onLine });
    sending.current = false;
    if (outcome === 'sent') {
      form.dispatchEvent(new CustomEvent(MESSAGE_SENT, { bubbles: true }));
      form.reset();
      onSent();
      toasts.update(toast, { kind: 'success', title: words.sentToast });
    } else {
      toasts.update(toast, { kind: 'error', title: words.failedToast });
    }
    setPhase(outcome);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    void send(event.currentTarget);
  };

  const begin = () => {
    setPhase((last) => (last === 'sent' ? 'idle' : last));
  };

  return { phase, submit, begin };
}
