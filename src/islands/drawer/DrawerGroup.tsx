import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useHydrated } from '../hydration/use-hydrated';

interface Props {
  link: ReactNode;
  label: string;
  children: ReactNode;
}

/** A link with a button that opens the links below it. Without a script they are open. */
export function DrawerGroup({ link, label, children }: Props) {
  const live = useHydrated();
  const [open, setOpen] = useState(false);
  const id = useId();

  if (!live) {
    return (
      <li>
        {link}
        {children}
      </li>
    );
  }
  return (
    <li>
      <div className="flex items-center">
        {link}
        <button
          type="button"
          className="flex size-11 items-center justify-center rounded-button hover:bg-tint"
          aria-label={label}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <ChevronDown
            className={`size-5 transition-transform duration-quick ${open ? 'rotate-180' : ''}`}
            aria-hidden
          />
        </button>
      </div>
      <div className="collapse-height" id={id} data-expanded={open} inert={!open}>
        <div className="overflow-hidden">{children}</div>
      </div>
    </li>
  );
}
