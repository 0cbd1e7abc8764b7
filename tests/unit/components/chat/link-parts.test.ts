import { expect, it } from '@jest/globals';
import { linkParts } from '@/components/chat/conversation/link-parts';

const linksIn = (text: string) => linkParts(text).flatMap(({ text: part, isLink }) => (isLink ? [part] : []));

it.each([
  ['Смотри: https://example.org/a?b=1#c.', ['https://example.org/a?b=1#c']],
  ['(https://example.org) и http://пример.рф/путь!', ['https://example.org', 'http://пример.рф/путь']],
  ['«https://example.org»', ['https://example.org']],
  ['javascript:alert(1) ftp://example.org data:text/html,x', []],
  ['https:// ничего', []],
  ['просто текст', []],
])('finds the addresses of %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

it('loses no sign of the text', () => {
  const text = 'а https://example.org/б, в (http://example.com).';
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
