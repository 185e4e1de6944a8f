import type { TextPart } from '@/lib/phone';

interface Props {
  parts: TextPart[];
  telLink: string;
}

/** The text over a form. The build has found the phone numbers in it; only the company's stands out. */
export function Hint({ parts, telLink }: Props) {
  return parts.map(({ text, href }) =>
    href === undefined ? (
      text
    ) : (
      <a
        key={text}
        className={`inline-block underline underline-offset-2 ${href === telLink ? 'text-call' : ''}`}
        href={href}
      >
        {text}
      </a>
    ),
  );
}
