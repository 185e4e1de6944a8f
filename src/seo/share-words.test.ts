import { describe, expect, it } from 'vitest';
import { drawableText, shareWords } from './share-words.ts';

describe('a share image', () => {
  it.each([
    ['Łukasz & Đỗ'],
    ['¿Qué tamaño? Ñandú, güero'],
    ['Thuê thùng rác: nhanh, rẻ, sạch, ưỡng'],
    ['Straße, façade, São, Škoda, İstanbul'],
    ['½ ton – “load” ™ €'],
  ])('draws every letter of %s', async (text) => {
    expect(await drawableText(text)).toEqual({ text, missing: [] });
  });

  it('draws letters whose marks are characters of their own', async () => {
    expect(await drawableText('Đỗ'.normalize('NFD'))).toEqual({ text: 'Đỗ', missing: [] });
  });

  it('leaves out emoji and other symbols that its font has not', async () => {
    expect(await drawableText('Clean out 🚛 your 1️⃣ garage 👨‍👩‍👧 🇺🇸 ✓')).toEqual({
      text: 'Clean out your garage',
      missing: [],
    });
  });

  it.each([
    ['垃圾 box', ['垃', '圾']],
    ['Вывоз', ['В', 'ы', 'в', 'о', 'з']],
  ])('knows what it cannot draw of %s', async (text, missing) => {
    expect((await drawableText(text)).missing).toEqual(missing);
  });

  async function words(title: string, brand: string) {
    const lines: string[] = [];
    const source = 'content/posts/a.md: title';
    const shown = await shareWords({ title, source, brand }, (line) => lines.push(line));
    return { ...shown, lines };
  }

  it('shows the name in the place of a title that it cannot draw, and says so', async () => {
    expect(await words('垃 box', 'Acme')).toEqual({
      title: 'Acme',
      brand: 'Acme',
      lines: [
        'content/posts/a.md: title: the font of pictures for shared links has no "垃". They show the name of the company in place of this text.',
      ],
    });
  });

  it('does without a name that it cannot draw, and says so', async () => {
    const { title, brand, lines } = await words('Sizes', '垃');
    expect({ title, brand }).toEqual({ title: 'Sizes', brand: '' });
    expect(lines).toEqual([expect.stringContaining('content/site.yaml: name: ')]);
  });
});
