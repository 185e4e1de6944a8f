import { escapePattern } from '../../lib/escape-pattern.ts';

/** A redirect from a path to a path. */
export interface RedirectRule {
  /** May hold `:name` for a part of the path, and end in `/*` for any rest. */
  from: string;
  to: string;
  status: number;
  /** Whether it holds even where there is a file. */
  force: boolean;
}

function patternOf(from: string): RegExp {
  const parts = from
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '*') return '(?:/(?<splat>.*))?';
      return part.startsWith(':') ? `/(?<${part.slice(1)}>[^/]+)` : `/${escapePattern(part)}`;
    });
  // The host takes a path with a slash at the end for the one without.
  return new RegExp(`^${parts.join('')}/?$`, 'u');
}

/**
 * Matches paths against one redirect.
 *
 * @returns for a path that it applies to the address to go to, with what `:name` and `*` stood for
 */
export function redirectMatcher({ from, to, status, force }: RedirectRule) {
  const pattern = patternOf(from);
  return (path: string, forced: boolean): { to: string; status: number } | undefined => {
    const match = force === forced ? pattern.exec(path) : null;
    if (match === null) return undefined;
    const target = to.replace(/:([a-z]\w*)/gi, (name, key: string) => {
      const groups = match.groups ?? {};
      return key in groups ? encodeURI(groups[key] ?? '') : name;
    });
    return { to: target, status };
  };
}
