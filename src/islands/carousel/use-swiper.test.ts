import { describe, expect, it } from 'vitest';
import { carouselOptions, timesInRow } from './use-swiper';

describe('timesInRow', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 1],
    [12, 1],
  ])('puts %i slides into the row %i times', (count, times) => {
    expect(timesInRow(count)).toBe(times);
  });
});

describe('carouselOptions', () => {
  it('shows two from 768 pixels on, and takes a swipe as one by the figures that were asked for', () => {
    expect(carouselOptions(3, false)).toMatchObject({
      slidesPerView: 1,
      breakpoints: { 640: { slidesPerView: 1 }, 768: { slidesPerView: 2 } },
      speed: 300,
      threshold: 5,
      longSwipesMs: 300,
      longSwipesRatio: 0.5,
      resistanceRatio: 0.85,
    });
  });

  it.each([
    [1, false, false],
    [2, false, true],
    [3, true, false],
  ])('lets %i, which a tablet shows at once up to two, loop: %s, or go back: %s', (count, loop, rewind) => {
    expect(carouselOptions(count, false)).toMatchObject({ loop, rewind });
  });

  it('moves, unless movement is not wanted', () => {
    expect(carouselOptions(3, false).speed).toBeGreaterThan(0);
    expect(carouselOptions(3, true).speed).toBe(0);
  });
});
