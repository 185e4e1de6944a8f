import { HONEYPOT } from '@/lib/form';

interface Props {
  id: string;
  label: string;
}

/** A field that only a machine fills in. No one sees it, with or without styles, reaches it by keyboard, or hears of it. */
export function Honeypot({ id, label }: Props) {
  return (
    <div hidden inert>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
