import type { SwiperOptions } from 'swiper/types';

/** Pixels between two slides; the static row has the same gap. */
const GAP = 20;

/** Slides that a loop needs in all to show two at a time. */
const LOOP_SLIDES = 4;

/** Slides that all show side by side where there is room: nothing is left to go round to. */
export const SIDE_BY_SIDE = 2;

/**
 * How often the slides must stand in the row for it to loop: Swiper moves slides round and warns when there
 * are fewer than twice as many as it shows.
 *
 * @param count how many slides there are
 * @returns 1 when there are enough, and when there are too few to loop
 */
export function timesInRow(count: number): number {
  return count > SIDE_BY_SIDE ? Math.ceil(LOOP_SLIDES / count) : 1;
}

/**
 * Options of the carousel: one slide on a phone, two from a tablet on.
 *
 * @param count how many slides there are
 * @param isStill true where movement is not wanted
 */
export function carouselOptions(count: number, isStill: boolean): SwiperOptions {
  return {
    loop: count > SIDE_BY_SIDE,
    // Two go round on a phone by going back, without copies.
    rewind: count === SIDE_BY_SIDE,
    // A key pressed while the slides move would be lost otherwise.
    loopPreventsSliding: false,
    // It would report a first size that is none of news, and set back a slide chosen in the same moment.
    resizeObserver: false,
    slidesPerView: 1,
    spaceBetween: GAP,
    breakpoints: { 640: { slidesPerView: 1 }, 768: { slidesPerView: 2 } },
    speed: isStill ? 0 : 300,
    threshold: 5,
    longSwipesMs: 300,
    longSwipesRatio: 0.5,
    resistanceRatio: 0.85,
    slideClass: 'carousel-slide',
    wrapperClass: 'carousel-wrapper',
  };
}
