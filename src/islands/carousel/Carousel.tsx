import type { KeyboardEvent, ReactNode } from 'react';
import { SIDE_BY_SIDE } from './carousel-options';
import { useSwiper } from './use-swiper';

interface Props {
  /** How many slides the row has. */
  count: number;
  words: {
    /** "Show testimonial", before a number. */
    show: string;
    /** "of", between two numbers. */
    of: string;
  };
  /** The row of slides, as static HTML: `.carousel`, in it `.carousel-wrapper`, in it `.carousel-slide`. */
  children?: ReactNode;
}

/**
 * Turns a row of slides into a carousel that loops. Before its script is loaded, and without it, the row
 * scrolls sideways and snaps.
 */
export default function Carousel({ count, words, children }: Props) {
  const { holder, index, hasMoved, show, next, previous } = useSwiper(count);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (move === undefined || index === undefined) return;
    event.preventDefault();
    move();
  };

  return (
    // The row inside takes the focus; its keys are heard here.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- see above
    <div ref={holder} onKeyDown={onKeyDown}>
      {children}
      {count > 1 && (
        <div
          className={`carousel-pages flex min-h-11 justify-center noscript:hidden ${count <= SIDE_BY_SIDE ? 'md:hidden' : ''} ${index === undefined ? 'invisible' : ''}`}
        >
          {Array.from({ length: index === undefined ? 0 : count }, (_, slide) => (
            <button
              key={slide}
              type="button"
              className="flex size-11 items-center justify-center"
              aria-label={`${words.show} ${slide + 1} ${words.of} ${count}`}
              aria-current={slide === index}
              onClick={() => {
                show(slide);
              }}
            >
              <span />
            </button>
          ))}
        </div>
      )}
      <p className="sr-only" role="status">
        {index !== undefined && hasMoved && `${index + 1} ${words.of} ${count}`}
      </p>
    </div>
  );
}
