import { useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';

/** Slides that a loop needs in all to show two at a time. */
const LOOP_SLIDES = 4;

/** Slides that all show side by side where there is room: nothing is left to go round to. */
export const SIDE_BY_SIDE = 2;

/**
 * How often the slides must stand in the row for it to loop: Swiper moves slides round and warns when there are fewer than
 * twice as many as it shows. Once when there are enough, and when there are too few to loop.
 */
export const timesInRow = (count: number) => (count > SIDE_BY_SIDE ? Math.ceil(LOOP_SLIDES / count) : 1);

/** Options for a number of slides: one shows on a phone, two from a tablet on. It is `still` where movement is not wanted. */
export const carouselOptions = (count: number, still: boolean): SwiperOptions => ({
  loop: count > SIDE_BY_SIDE,
  // Two go round on a phone by going back, without copies.
  rewind: count === SIDE_BY_SIDE,
  // A key pressed while the slides move would be lost otherwise.
  loopPreventsSliding: false,
  // It would report a first size that is none of news, and set back a slide chosen in the same moment.
  resizeObserver: false,
  slidesPerView: 1,
  // In pixels; the static row has the same gap.
  spaceBetween: 20,
  breakpoints: { 640: { slidesPerView: 1 }, 768: { slidesPerView: 2 } },
  speed: still ? 0 : 300,
  threshold: 5,
  longSwipesMs: 300,
  longSwipesRatio: 0.5,
  resistanceRatio: 0.85,
  slideClass: 'carousel-slide',
  wrapperClass: 'carousel-wrapper',
});

/** Repeats the slides for the loop. The copies are for eye and pointer: a screen reader and keys have the slides already. */
function repeatSlides(wrapper: Element, times: number): Element[] {
  const slides = Array.from({ length: times - 1 }, () => [...wrapper.children]).flat();
  const copies = slides.map((slide) => slide.cloneNode(true) as Element);
  for (const copy of copies) {
    copy.setAttribute('aria-hidden', 'true');
    for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
  }
  wrapper.append(...copies);
  return copies;
}

/**
 * Makes a carousel of a row of slides that is in the page. Gives refs for the element that holds the row and for the
 * Swiper, which slide is first (from 0; undefined before the carousel runs), and whether it has ever moved.
 */
export function useSwiper(count: number) {
  const holder = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  const [index, setIndex] = useState<number>();
  const [hasMoved, setHasMoved] = useState(false);

  useEffect(() => {
    const row = holder.current?.querySelector<HTMLElement>('.carousel');
    const wrapper = row?.querySelector('.carousel-wrapper');
    if (!row || !wrapper) return;
    row.scrollLeft = 0;
    row.dataset['live'] = '';
    const copies = repeatSlides(wrapper, timesInRow(count));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const running = new Swiper(row, carouselOptions(count, isStill));
    const report = () => setIndex(running.realIndex % count);
    swiper.current = running;
    report();
    running.on('realIndexChange', () => {
      report();
      setHasMoved(true);
    });
    return () => {
      running.destroy();
      for (const copy of copies) copy.remove();
      delete row.dataset['live'];
    };
  }, [count]);

  return { holder, swiper, index, hasMoved };
}
