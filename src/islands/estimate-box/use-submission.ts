import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { MESSAGE_SENT } from '@/analytics/start-tag-manager';
import type { FormField } from '@/schemas/forms';
import type { Labels } from '@/schemas/labels';
import { lazyToasts, type ToastKind, type ToastWords } from '../toast/toast';
import type { useDraft } from './draft';
import { refuseBlanks } from './patterns';
import { sendForm, type Outcome } from './send-form';

/** The words inside a form; its heading and hint are given apart. */
export type FormWords = Omit<
  Labels['form'],
  'estimateHeading' | 'estimateHint' | 'contactHeading' | 'noScript'
>;

/** What is sent where, and the words that say how it went. */
interface Submission {
  action: string;
  fields: readonly FormField[];
  words: FormWords;
  toastWords: ToastWords;
}

/** How a toast says the end of a send; the form says it by the words of the same name. */
const TOASTS = {
  sent: { type: 'success', title: 'sentToast' },
  failed: { type: 'error', title: 'failedToast' },
  offline: { type: 'error', title: 'failedToast' },
  timedOut: { type: 'warning', title: 'timedOutToast' },
} as const satisfies Record<Outcome, { type: ToastKind; title: keyof FormWords }>;

/**
 * Sends a form without leaving the page, one send at a time, with a toast that follows it. Gives what the form is doing
 * or how its last send ended (`phase`), the handler of its submit event, and what takes back the word that it was sent
 * once another message is begun.
 */
export function useSubmission(given: Submission, draft: ReturnType<typeof useDraft>) {
  const { action, fields, words, toastWords } = given;
  const [phase, setPhase] = useState<'idle' | 'sending' | Outcome>('idle');
  // State is a render late: two clicks in one frame must still be one send.
  const sending = useRef(false);
  const toasts = useMemo(() => lazyToasts(toastWords), [toastWords]);
  const lastToast = useRef<string>(undefined);

  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    // Nothing is lost if it fails.
    draft.save();
    setPhase('sending');
    // What became of an earlier send would stand beside what becomes of this one.
    if (lastToast.current !== undefined) toasts.close(lastToast.current);
    const toast = toasts.add({ type: 'loading', title: words.sending, position: 'top-right' });
    lastToast.current = toast;
    const outcome = await sendForm(action, data);
    sending.current = false;
    if (outcome === 'sent') {
      form.dispatchEvent(new CustomEvent(MESSAGE_SENT, { bubbles: true }));
      form.reset();
      draft.clear();
    }
    const { type, title } = TOASTS[outcome];
    toasts.update(toast, { type, title: words[title] });
    setPhase(outcome);
  };

  return {
    phase,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending.current || !refuseBlanks(event.currentTarget, fields)) return;
      sending.current = true;
      void send(event.currentTarget);
    },
    begin: () => setPhase((last) => (last === 'sent' ? 'idle' : last)),
  };
}
