import { useLayoutEffect, type RefObject } from 'react';

/** How much of the box has to be in sight for it to slide in. */
const THRESHOLD = 0.1;

/** Sets the box back until it comes into sight, unless it is in sight already or the visitor wants no motion. */
function waitForSight(box: HTMLElement): (() => void) | undefined {
  const { top, bottom } = box.getBoundingClientRect();
  const isInSight = top < window.innerHeight && bottom > 0;
  if (isInSight || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ intersectionRatio }) => intersectionRatio >= THRESHOLD)) show();
    },
    { threshold: THRESHOLD },
  );
  const show = () => {
    observer.disconnect();
    delete box.dataset['slide'];
  };
  box.dataset['slide'] = 'waiting';
  observer.observe(box);
  return show;
}

/**
 * Lets a box slide in once, when a tenth of it comes into sight: until then it has `data-slide="waiting"`, and only from a
 * live island, since without a script the box is in its place. It is always seen, and the box around what moves must not move.
 */
export function useSlideIn(box: RefObject<HTMLElement | null>, wanted: boolean): void {
  useLayoutEffect(() => (wanted && box.current ? waitForSight(box.current) : undefined), [box, wanted]);
}
