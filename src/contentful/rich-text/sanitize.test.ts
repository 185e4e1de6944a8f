import { describe, expect, it } from 'vitest';
import { sanitize } from './sanitize.ts';

describe('what could act does not pass, even if it were rendered:', () => {
  it.each([
    ['a script', '<p>a<script>b()</script></p>', '<p>a</p>'],
    ['a handler', '<p onclick="b()">a</p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed" class="b">a</p><style>p{}</style>', '<p>a</p>'],
    ['a frame', '<iframe src="https://example.com"></iframe>', ''],
    ['a form', '<form action="/x"><input><button>a</button></form>', 'a'],
    ['an image with a handler', '<img src="x" onerror="b()">', '<img src="x" />'],
    ['an image with data', '<img src="data:image/png;base64,AAAA" alt="">', '<img alt="" />'],
    ['an image by plain HTTP', '<img src="http://example.com/a.png">', '<img />'],
    ['a source with a script', '<source srcset="javascript:b() 1x">', '<source />'],
    ['a link to a script', '<a href="javascript:b()">a</a>', '<a>a</a>'],
    ['a link to a script in disguise', '<a href="java&#10;script:b()">a</a>', '<a>a</a>'],
    ['a link to data', '<a href="data:text/html,b">a</a>', '<a>a</a>'],
    ['a drawing', '<svg onload="b()"><a href="javascript:b()">a</a></svg>', '<a>a</a>'],
    ['a heading of the page', '<h1>a</h1>', 'a'],
  ])('%s', (_, html, clean) => {
    expect(sanitize(html)).toBe(clean);
  });
});
