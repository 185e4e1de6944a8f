import { satteri } from '@astrojs/markdown-satteri';
import { describe, expect, it } from 'vitest';
import { externalLinks } from './external-links.ts';
import { linkPhones } from './phone-links.ts';

const TEL_LINK = 'tel:+12025550199';

async function html(markdown: string): Promise<string> {
  const renderer = await satteri({ hastPlugins: [externalLinks] }).createRenderer({
    syntaxHighlight: false,
  });
  return linkPhones((await renderer.render(markdown)).code.trim(), TEL_LINK);
}

const link = (text: string, digits = '2025550143') =>
  `<a href="tel:+1${digits}" class="inline-block">${text}</a>`;
const unbroken = (text: string) => `<span class="inline-block">${text}</span>`;

describe('a phone number in Markdown becomes a link that calls it and stays on one line', () => {
  it.each([
    ['with its area code in brackets', '(202) 555-0143'],
    ['with its area code in brackets and no space', '(202)555-0143'],
    ['with hyphens', '202-555-0143'],
    ['with points', '202.555.0143'],
    ['with hyphens that do not break', '202\u2011555\u20110143'],
    ['with dashes', '202\u2013555\u20130143'],
    ['with a space that does not break', '(202)\u00a0555-0143'],
    ['with a line break of the file', '(202)\n555-0143'],
    ['with +1 before brackets', '+1 (202) 555-0143'],
    ['with +1 before hyphens', '+1-202-555-0143'],
    ['with +1 and spaces', '+1 202 555 0143'],
    ['with +1 and nothing between digits', '+12025550143'],
    ['with 1- before brackets', '1-(202) 555-0143'],
    ['with 1- before hyphens', '1-202-555-0143'],
  ])('%s', async (_, phone) => {
    expect(await html(`Call ${phone} now.`)).toBe(`<p>Call ${link(phone)} now.</p>`);
  });

  it.each([
    ['alone', '202-555-0143', `<p>${link('202-555-0143')}</p>`],
    ['at the end of a sentence', 'Call 202-555-0143.', `<p>Call ${link('202-555-0143')}.</p>`],
    ['in brackets', '(call 202-555-0143)', `<p>(call ${link('202-555-0143')})</p>`],
    ['in square brackets', '\\[202-555-0143]', `<p>[${link('202-555-0143')}]</p>`],
    ['in brackets of its own', '(202-555-0143)', `<p>(${link('202-555-0143')})</p>`],
    ['in quotation marks', '"202-555-0143"', `<p>“${link('202-555-0143')}”</p>`],
    ['in bold', '**202-555-0143**', `<p><strong>${link('202-555-0143')}</strong></p>`],
    ['in a list', '- 202-555-0143', `<ul>\n<li>${link('202-555-0143')}</li>\n</ul>`],
    ['before a comma and an extension', '202-555-0143, ext. 12', `<p>${link('202-555-0143')}, ext. 12</p>`],
    ['before an extension', '202-555-0143 ext. 12', `<p>${link('202-555-0143')} ext. 12</p>`],
    ['after a link', '[x](/y) 202-555-0143', `<p><a href="/y">x</a> ${link('202-555-0143')}</p>`],
    [
      'after an HTML link',
      '<a href="/y">x</a> 202-555-0143',
      `<p><a href="/y">x</a> ${link('202-555-0143')}</p>`,
    ],
    ['in a block of HTML', '<div>202-555-0143</div>', `<div>${link('202-555-0143')}</div>`],
    ['in other HTML', 'a<br><b>202-555-0143</b>', `<p>a<br><b>${link('202-555-0143')}</b></p>`],
    [
      'beside another, each with its own',
      'Call (202) 555-0143 or 303-555-0188, day & night',
      `<p>Call ${link('(202) 555-0143')} or ${link('303-555-0188', '3035550188')}, day &amp; night</p>`,
    ],
    [
      'behind a comma after another',
      '202-555-0143, 303-555-0188',
      `<p>${link('202-555-0143')}, ${link('303-555-0188', '3035550188')}</p>`,
    ],
    [
      'right after another',
      '202-555-0143 303-555-0188',
      `<p>${link('202-555-0143')} ${link('303-555-0188', '3035550188')}</p>`,
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
  });
});

describe('the number of the company stands out from all others', () => {
  it.each([
    [
      'as text',
      '(202) 555-0199',
      '<a href="tel:+12025550199" class="inline-block text-call">(202) 555-0199</a>',
    ],
    ['as a link', `[us](${TEL_LINK})`, `<a href="${TEL_LINK}" class="text-call">us</a>`],
  ])('%s', async (_, markdown, expected) => {
    expect(await html(`Call ${markdown} now.`)).toBe(`<p>Call ${expected} now.</p>`);
    expect(await html('[them](tel:+12025550143)')).toBe('<p><a href="tel:+12025550143">them</a></p>');
  });
});

describe('a phone number in a heading stays on one line and is no link', () => {
  it.each([
    ['as its text', '## Call 202-555-0143', `Call ${unbroken('202-555-0143')}`],
    ['in bold', '## **202-555-0143** now', `<strong>${unbroken('202-555-0143')}</strong> now`],
  ])('%s', async (_, markdown, expected) => {
    expect(await html(markdown)).toMatch(/^<h2 id="[a-z0-9-]+">/);
    expect(await html(markdown)).toContain(`>${expected}</h2>`);
  });

  it('and the heading keeps its address', async () => {
    expect(await html('## Call 202-555-0143')).toContain('<h2 id="call-202-555-0143">');
  });
});

describe('a phone number is left as it is', () => {
  it.each([
    ['in a link', '[call 202-555-0143](/contact)', '<p><a href="/contact">call 202-555-0143</a></p>'],
    [
      'in bold within a link',
      '[call **202-555-0143**](/contact)',
      '<p><a href="/contact">call <strong>202-555-0143</strong></a></p>',
    ],
    [
      'in a link in a heading',
      '# [202-555-0143](/x)',
      '<h1 id="202-555-0143"><a href="/x">202-555-0143</a></h1>',
    ],
    ['in code', '`202-555-0143`', '<p><code>202-555-0143</code></p>'],
    ['in a block of code', '    202-555-0143', '<pre><code>202-555-0143\n</code></pre>'],
    [
      'in a link written in HTML',
      '<a href="/x">call <br> 202-555-0143</a>',
      '<p><a href="/x">call <br> 202-555-0143</a></p>',
    ],
    [
      'in emphasis within a link written in HTML',
      '<A href="/x">call *202-555-0143*</A>',
      '<p><A href="/x">call <em>202-555-0143</em></A></p>',
    ],
    ['in code written in HTML', '<code>202-555-0143</code>', '<p><code>202-555-0143</code></p>'],
    ['in a comment', '<!-- 202-555-0143 -->', '<!-- 202-555-0143 -->'],
    [
      'in the alternative of a picture',
      '![202-555-0143](/x.svg)',
      '<p><img src="/x.svg" alt="202-555-0143"></p>',
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
  });
});

describe('digits that are no phone number stay text:', () => {
  it.each([
    ['a year', 'since 1998'],
    ['a span of years', '1998-2026'],
    ['a date', '2026-11-27'],
    ['a price', '$2,025.50'],
    ['a price that looks like a number', '$202.555.0143'],
    ['a ZIP code', 'CA 91911'],
    ['a long ZIP code', '91911-4213'],
    ['a ZIP code before other digits', '91911-555-0143'],
    ['an ordinance', 'chapter 8.25.070'],
    ['a bare run of ten digits', '2025550143'],
    ['a longer run', '202-555-01433'],
    ['the end of a longer run', '4202-555-0143'],
    ['the middle of a longer identifier', '10-202-555-0143-7'],
    ['an identifier with letters', 'AB202-555-0143'],
    ['a numbered permit', '#202-555-0143'],
    ['a part of an address', 'files/202-555-0143'],
    ['three numbers in a row', '202 555 0143'],
    ['measures with spaces between', '42.42 0 1 0-.84 0'],
    ['a social security number', '202-55-0143'],
    ['no area code', '555-0143'],
    ['an area code that begins with 1', '102-555-0143'],
    ["another country's number", '+52 664-555-0143'],
    ["another country's number in brackets", '+52 (664) 555-0143'],
  ])('%s', async (_, text) => {
    expect(await html(`It says ${text} here.`)).toBe(`<p>It says ${text} here.</p>`);
  });
});
