import type { KeyboardEvent, ReactNode } from 'react';
import { SIDE_BY_SIDE, useSwiper } from './use-swiper';

interface Props {
  /** How many slides the row has, two at least. */
  count: number;
  /** "Show testimonial", before a number, and "of", between two. */
  words: { show: string; of: string };
  /** The row of slides, as static HTML: `.carousel`, in it `.carousel-wrapper`, in it `.carousel-slide`. */
  children?: ReactNode;
}

/**
 * Turns a row of slides into a carousel that loops. Before its script is loaded, and without it, the row
 * scrolls sideways and snaps.
 */
export default function Carousel({ count, words, children }: Props) {
  const { holder, swiper, index, hasMoved } = useSwiper(count);
  const isLive = index !== undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isLive || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') swiper.current?.slidePrev();
    else swiper.current?.slideNext();
  };

  return (
    // The row inside takes the focus; its keys are heard here.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- see above
    <div ref={holder} onKeyDown={onKeyDown}>
      {children}
      <div
        className={`carousel-pages flex min-h-11 justify-center noscript:hidden ${count <= SIDE_BY_SIDE ? 'md:hidden' : ''} ${isLive ? '' : 'invisible'}`}
      >
        {Array.from({ length: isLive ? count : 0 }, (_, slide) => (
          <button
            key={slide}
            type="button"
            className="flex size-11 items-center justify-center"
            aria-label={`${words.show} ${slide + 1} ${words.of} ${count}`}
            aria-current={slide === index}
            onClick={() => swiper.current?.slideToLoop(slide)}
          >
            <span />
          </button>
        ))}
      </div>
      <p className="sr-only" role="status">
        {isLive && hasMoved && `${index + 1} ${words.of} ${count}`}
      </p>
    </div>
  );
}
