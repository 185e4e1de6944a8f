import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface Props {
  /** The id of what the button opens. */
  id: string;
  link: ReactNode;
  label: string;
  children: ReactNode;
}

/** A link with a button that opens the links below it. Without a script they are open. */
export function DrawerGroup({ id, link, label, children }: Props) {
  const [open, setOpen] = useState(false);

  return (
    <li className="flex flex-wrap items-center">
      {link}
      <button
        type="button"
        className="turns flex size-11 items-center justify-center rounded-button hover:bg-tint noscript:hidden"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <ChevronDown className="size-5" aria-hidden />
      </button>
      <div className="collapse-height" id={id}>
        <div className="overflow-hidden">{children}</div>
      </div>
    </li>
  );
}
