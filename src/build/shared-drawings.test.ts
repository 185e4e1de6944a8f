import { describe, expect, it } from 'vitest';
import { createSharedDrawings } from './shared-drawings.ts';

const icon = (name: string, path: string) => `<svg data-shared="${name}"><path d="${path}"></path></svg>`;

describe('the drawings that pages share', () => {
  it('are in one file, each once', () => {
    const drawings = createSharedDrawings();
    drawings.collect(icon('phone', 'M0 0') + icon('mail', 'M1 1'));
    drawings.collect(icon('phone', 'M0 0'));
    const { url, svg } = drawings.file();
    expect(url).toMatch(/^\/_astro\/drawings\.[\w-]{8}\.svg$/);
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><g id="mail"><path d="M1 1"></path></g><g id="phone"><path d="M0 0"></path></g></svg>',
    );
  });

  it('have another address once one of them changes', () => {
    const [one, other] = ['M0 0', 'M0 1'].map((path) => {
      const drawings = createSharedDrawings();
      drawings.collect(icon('phone', path));
      return drawings.file().url;
    });
    expect(one).not.toBe(other);
  });

  it('cannot have one name for two drawings', () => {
    const drawings = createSharedDrawings();
    drawings.collect(icon('phone', 'M0 0'));
    expect(() => drawings.collect(icon('phone', 'M1 1'))).toThrow('data-shared="phone"');
  });
});
