import { describe, expect, it } from 'vitest';
import { carouselOptions, timesInRow } from './carousel-options';

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
  it('has the figures of the specification', () => {
    expect(carouselOptions(3, false)).toMatchObject({
      loop: true,
      slidesPerView: 1,
      breakpoints: { 640: { slidesPerView: 1 }, 768: { slidesPerView: 2 } },
      speed: 300,
      threshold: 5,
      longSwipesMs: 300,
      longSwipesRatio: 0.5,
      resistanceRatio: 0.85,
    });
  });

  it.each([1, 2])('does not loop %i, which are all in sight on a tablet', (count) => {
    expect(carouselOptions(count, false)).toMatchObject({ loop: false, rewind: count === 2 });
  });

  it('does not move where movement is not wanted', () => {
    expect(carouselOptions(3, true).speed).toBe(0);
  });
});
