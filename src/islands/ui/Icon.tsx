import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** An icon, by its shapes in `lucide`. It only decorates: the words beside it, or the label of the control, say what it means. */
export function Icon({ shapes, className }: { shapes: IconNode; className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden>
      {shapes.map(([name, attributes], index) => createElement(name, { key: index, ...attributes }))}
    </svg>
  );
}
