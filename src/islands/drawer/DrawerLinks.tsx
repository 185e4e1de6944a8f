import { DrawerGroup } from './DrawerGroup';

/** A link of the menu, with the links below it. */
export interface DrawerLink {
  title: string;
  href: string;
  children: { title: string; href: string }[];
}

interface Props {
  links: DrawerLink[];
  path: string;
  words: { showServices: string };
  onFollow: () => void;
}

/** The links of the menu; one that has links below it can be opened. */
export function DrawerLinks({ links, path, words, onFollow }: Props) {
  const current = (href: string) => (href === path ? 'page' : undefined);

  return (
    <ul>
      {links.map(({ title, href, children }) => {
        const link = (
          <a
            className="menu-link grow text-lead font-bold"
            href={href}
            aria-current={current(href)}
            onClick={onFollow}
          >
            {title}
          </a>
        );
        if (children.length === 0) return <li key={href}>{link}</li>;
        return (
          <DrawerGroup
            key={href}
            id={`menu${href.replace(/\W/g, '-')}`}
            link={link}
            label={words.showServices}
          >
            <ul className="ml-3 border-l-2 border-line pl-3">
              {children.map((child) => (
                <li key={child.href}>
                  <a
                    className="menu-link"
                    href={child.href}
                    aria-current={current(child.href)}
                    onClick={onFollow}
                  >
                    {child.title}
                  </a>
                </li>
              ))}
            </ul>
          </DrawerGroup>
        );
      })}
    </ul>
  );
}
