import { useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { carouselOptions, timesInRow } from './carousel-options';

/** Repeats the slides for the loop. The copies are for the eye alone: a screen reader has the slides already. */
function repeatSlides(wrapper: Element, times: number): Element[] {
  const slides = [...wrapper.children];
  return Array.from({ length: times - 1 }).flatMap(() =>
    slides.map((slide) => {
      const copy = slide.cloneNode(true) as Element;
      copy.setAttribute('aria-hidden', 'true');
      wrapper.append(copy);
      return copy;
    }),
  );
}

/**
 * Makes a carousel of the row of slides that is in the page.
 *
 * @param count how many slides the row has
 * @returns a ref for the element that holds the row, which slide is first (from 0; undefined before the
 *   carousel runs), whether it has ever moved, and functions that move it
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
    const report = () => {
      setIndex(running.realIndex % count);
    };
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

  return {
    holder,
    index,
    hasMoved,
    show: (slide: number) => swiper.current?.slideToLoop(slide),
    next: () => swiper.current?.slideNext(),
    previous: () => swiper.current?.slidePrev(),
  };
}
