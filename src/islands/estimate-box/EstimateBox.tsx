import { LoaderCircle } from 'lucide';
import { useRef, type ReactNode } from 'react';
import { FORM_NAME, FORM_URL, HONEYPOT, SENT_BANNER, type FORM_FIELDS } from '@/lib/form';
import type { ToastWords } from '../toast/toast';
import { Icon } from '../ui/Icon';
import { useDraft, type Variant } from './draft';
import { FormField } from './FormField';
import { NOT_BLANK, PHONE_NUMBER } from './patterns';
import { useSlideIn } from './use-slide-in';
import { useSubmission, type FormWords } from './use-submission';

type FieldName = (typeof FORM_FIELDS)[number];

/** What the browser is told of each field. */
const FIELDS = {
  name: { type: 'text', autoComplete: 'name', pattern: NOT_BLANK },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', pattern: PHONE_NUMBER },
  comment: { multiline: true },
} as const satisfies Record<FieldName, object>;

interface Props {
  /** The estimate asks for a phone number, the contact form for a message. */
  variant: Variant;
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
 * confirms; once live it is sent in place, and what was typed is kept until it has arrived. `lib/form.ts` says where a new
 * field has to be told of.
 */
export default function EstimateBox(props: Props) {
  const { variant, heading, words, toastWords, phone, slideIn = false, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, variant);
  const { phase, submit, begin } = useSubmission(words, toastWords, draft);
  useSlideIn(box, slideIn);

  const isEstimate = variant === 'estimate';
  const isSending = phase === 'sending';
  const isSent = phase === 'sent';
  const outcome = phase === 'idle' || isSending ? undefined : phase;
  const honeypot = `${variant}-${HONEYPOT}`;
  const field = (name: FieldName) => ({
    id: `${variant}-${name}`,
    name,
    label: words[name],
    optional: words.optional,
    // What is typed while the form is on its way would be lost with the reset.
    readOnly: isSending,
    ...FIELDS[name],
  });

  return (
    <div ref={box} className="grid" id={variant} data-print="hide">
      <div className="estimate-box slide-in rounded bg-card p-6 raised">
        <h2 className="text-h3">{heading}</h2>
        <p className="mt-1 text-muted">{children}</p>
        <form
          ref={form}
          className="mt-5 grid gap-4"
          method="post"
          action={`${FORM_URL}#${SENT_BANNER}`}
          name={FORM_NAME}
          onSubmit={submit}
          onInput={() => {
            draft.save();
            begin();
          }}
          onInvalidCapture={begin}
        >
          <input type="hidden" name="form-name" value={FORM_NAME} />
          {/* Only a machine fills it in: no one sees it, with or without styles, reaches it by keyboard, or hears of it. */}
          <div hidden inert>
            <label htmlFor={honeypot}>{words.honeypot}</label>
            <input id={honeypot} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <FormField {...field('name')} remedy={words.enterName} required />
          <FormField {...field('email')} required />
          <FormField {...field('phone')} remedy={words.enterPhone} required={isEstimate} />
          <FormField {...field('comment')} required={!isEstimate} />
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
