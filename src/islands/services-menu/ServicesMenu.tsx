import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { ChevronDown } from 'lucide-react';
import { useHoverMenu } from './use-hover-menu';

interface Props {
  title: string;
  href: string;
  /** Path of the page that is open. */
  path: string;
  services: { name: string; path: string }[];
  words: { showServices: string; allServices: string };
}

/**
 * The Services link with its list, which opens under the pointer at once, and by its button for keyboard and
 * touch. Before its script is loaded, and without it, CSS opens the list under the pointer and on focus.
 */
export default function ServicesMenu({ title, href, path, services, words }: Props) {
  return (
    <Popover className="relative">
      {({ open, close }) => (
        <ServicesMenuBody {...{ title, href, path, services, words, open }} close={close} />
      )}
    </Popover>
  );
}

interface BodyProps extends Props {
  open: boolean;
  close: (focus: HTMLElement) => void;
}

function ServicesMenuBody({ title, href, path, services, words, open, close }: BodyProps) {
  const { live, menuRef, buttonRef, hoverHandlers, onButtonClick } = useHoverMenu(open, close);
  const current = (target: string) => (target === path ? 'page' : undefined);
  // A service's page belongs to this link, and has one of its own in the list.
  const isInSection = services.some((service) => service.path === path);

  return (
    <div
      ref={menuRef}
      className={`flex items-center ${live ? '' : 'services-menu-static'}`}
      {...hoverHandlers}
    >
      <a className="nav-link pr-1" href={href} aria-current={current(href) ?? (isInSection || undefined)}>
        {title}
      </a>
      <PopoverButton
        ref={buttonRef}
        className="turns flex h-11 w-8 items-center justify-center rounded hover:bg-tint"
        aria-label={words.showServices}
        onClick={onButtonClick}
      >
        <ChevronDown className="size-4" aria-hidden />
      </PopoverButton>
      <PopoverPanel static className="services-menu-panel absolute top-full left-0 z-header w-80 pt-2">
        <ul className="rounded border border-line bg-card p-2 raised">
          {services.map((service) => (
            <li key={service.path}>
              <a className="menu-link" href={service.path} aria-current={current(service.path)}>
                {service.name}
              </a>
            </li>
          ))}
          <li className="mt-1 border-t border-line pt-1">
            <a className="menu-link font-bold" href={href}>
              {words.allServices}
            </a>
          </li>
        </ul>
      </PopoverPanel>
    </div>
  );
}
