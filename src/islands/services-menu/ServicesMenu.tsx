import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { useHoverMenu } from './use-hover-menu';

interface Props {
  title: string;
  href: string;
  /** Whether the link leads to the page that is open, or to the section that it belongs to. */
  current: 'page' | true | undefined;
  words: { showServices: string };
  /** The list, as static HTML. */
  children?: ReactNode;
}

/**
 * The Services link with its list, which opens under the pointer at once, and by its button for keyboard and
 * touch. Before its script is loaded, and without it, CSS opens the list under the pointer and on focus.
 */
export default function ServicesMenu(props: Props) {
  return <Popover className="relative">{(state) => <ServicesMenuBody {...props} {...state} />}</Popover>;
}

type BodyProps = Props & { open: boolean; close: (focus: HTMLElement) => void };

function ServicesMenuBody({ title, href, current, words, children, open, close }: BodyProps) {
  const { live, menuRef, buttonRef, hoverHandlers, onButtonClick } = useHoverMenu(open, close);

  return (
    <div
      ref={menuRef}
      className={`flex items-center ${live ? '' : 'services-menu-static'}`}
      {...hoverHandlers}
    >
      <a className="nav-link pr-1" href={href} aria-current={current}>
        {title}
      </a>
      <PopoverButton
        ref={buttonRef}
        className="turns icon-button w-8"
        aria-label={words.showServices}
        onClick={onButtonClick}
      >
        <Icon shapes={ChevronDown} className="size-4" />
      </PopoverButton>
      <PopoverPanel static className="services-menu-panel absolute top-full left-0 z-header w-80 pt-2">
        {children}
      </PopoverPanel>
    </div>
  );
}
