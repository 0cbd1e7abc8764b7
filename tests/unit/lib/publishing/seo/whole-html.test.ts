import { expect, it } from '@jest/globals';
import { wholeHtml } from '@/lib/publishing/seo/feeds/whole-html';

const origin = 'https://govorim.example';

it.each([
  ['<a href="/en/about">us</a>', '<a href="https://govorim.example/en/about">us</a>'],
  ['<img src="/api/images/1.webp" alt="">', '<img src="https://govorim.example/api/images/1.webp" alt="">'],
  ['<a class="x" href="#top">up</a>', '<a class="x" href="#top">up</a>'],
  ['<a href="https://else.example/">else</a>', '<a href="https://else.example/">else</a>'],
  ['<code> href="/x"</code>', '<code> href="/x"</code>'],
])('addresses are whole where another reads them: %s', (html, whole) => {
  expect(wholeHtml(html, origin)).toBe(whole);
});
