import { LoaderCircle } from 'lucide';
import { useRef, type ReactNode } from 'react';
import { FORM_NAME, formId, HONEYPOT } from '@/lib/form';
import type { FormField as Field, FormName } from '@/schemas/forms';
import type { ToastWords } from '../toast/toast';
import { Icon } from '../ui/Icon';
import { useDraft } from './draft';
import { FormField } from './FormField';
import { useSlideIn } from './use-slide-in';
import { useSubmission, type FormWords } from './use-submission';

interface Props {
  variant: FormName;
  /** Where it is sent: with the fragment of the banner that confirms it, where there is one. */
  action: string;
  fields: Field[];
  heading: string;
  words: FormWords;
  toastWords: ToastWords;
  /** The company's number, as it is read and as it is called. */
  phone: { number: string; link: string };
  /** Whether the box slides in when it comes into sight. */
  slideIn?: boolean;
  /** The text over the form, as static HTML. */
  children?: ReactNode;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * The form that reaches the company. Without a script the browser posts it, and the banner of the home page
 * confirms; once live it is sent in place, and what was typed is kept until it has arrived.
 */
export default function EstimateBox(props: Props) {
  const { variant, action, fields, heading, words, phone, slideIn = false, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, variant);
  const { phase, submit, begin } = useSubmission(props, draft);
  useSlideIn(box, slideIn);

  const isSending = phase === 'sending';
  const isSent = phase === 'sent';
  const outcome = phase === 'idle' || isSending ? undefined : phase;
  const honeypot = `${variant}-${HONEYPOT}`;

  return (
    <div ref={box} className="grid" id={variant} data-print="hide">
      <div className="estimate-box slide-in rounded bg-card p-6 raised">
        <h2 className="text-h3">{heading}</h2>
        <p className="mt-1 text-muted">{children}</p>
        <form
          ref={form}
          id={formId(variant)}
          className="mt-5 grid gap-4"
          method="post"
          action={action}
          name={FORM_NAME}
          onSubmit={submit}
          onInput={begin}
          onInvalidCapture={begin}
        >
          <input type="hidden" name="form-name" value={FORM_NAME} />
          {/* Only a machine fills it in: no one sees it, with or without styles, reaches it by keyboard, or hears of it. */}
          <div hidden inert>
            <label htmlFor={honeypot}>{words.honeypot}</label>
            <input id={honeypot} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          {fields.map((field) => (
            <FormField key={field.name} form={variant} field={field} words={words} isSending={isSending} />
          ))}
          {outcome && (
            // How a send ended takes the focus, so that it is seen and heard. A failed one offers the phone.
            <div
              ref={takeFocus}
              className={`scroll-mb-24 rounded border-2 p-4 font-bold ${isSent ? 'border-success' : 'border-danger'}`}
              role={isSent ? 'status' : 'alert'}
              tabIndex={-1}
            >
              <p>{words[outcome]}</p>
              {!isSent && (
                <p className="mt-2">
                  {`${words.orCall} `}
                  <a className="inline-block underline underline-offset-4" href={phone.link}>
                    {phone.number}
                  </a>
                </p>
              )}
            </div>
          )}
          <button className="button ink-button" type="submit" aria-disabled={isSending || undefined}>
            {isSending && <Icon shapes={LoaderCircle} className="size-5 shrink-0 animate-spin" />}
            {/* A translator takes bare text away, and the wheel could not be put before what is gone. */}
            <span>{isSending ? words.sending : words.send}</span>
          </button>
          <p className="text-sm text-muted">
            {`${words.privacyBefore} `}
            <a className="underline underline-offset-4" href="/privacy">
              {words.privacyLink}
            </a>
            .
          </p>
        </form>
      </div>
    </div>
  );
}
