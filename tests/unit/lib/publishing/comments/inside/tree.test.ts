import { describe, expect, it } from '@jest/globals';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { commentTags, type CommentElement, type CommentNode } from '@/lib/publishing/comments/node';
import { commentTree, countLinks } from '@/lib/publishing/comments/inside/tree';
import { scriptPayloads } from '@/tests/support/script-payloads';

const tree = (markdown: string) => commentTree(markdown).filter((node) => node !== '\n');
const paragraph = (...children: CommentNode[]) => ({ tag: 'p', children });

describe('a comment may hold', () => {
  it.each<[string, string, unknown[]]>([
    [
      'bold and italics',
      '**да** и *нет*',
      [
        paragraph({ tag: 'strong', children: ['да'] } as const, ' и ', {
          tag: 'em',
          children: ['нет'],
        } as const),
      ],
    ],
    ['code', 'буква `Ы`', [paragraph('буква ', { tag: 'code', children: ['Ы'] } as const)]],
    ['lines', 'раз\nдва', [paragraph('раз', { tag: 'br', children: [] } as const, 'два')]],
    ['paragraphs', 'раз\n\nдва', [paragraph('раз'), paragraph('два')]],
    ['a quotation', '> снег', [{ tag: 'blockquote', children: [paragraph('снег')] }]],
    [
      'a list',
      '- раз\n- два',
      [
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: ['раз'] },
            { tag: 'li', children: ['два'] },
          ],
        },
      ],
    ],
    ['a numbered list', '3. три', [{ tag: 'ol', start: 3, children: [{ tag: 'li', children: ['три'] }] }]],
    [
      'a link',
      '[тут](https://a.example/x)',
      [paragraph({ tag: 'a', href: 'https://a.example/x', children: ['тут'] } as const)],
    ],
    [
      'an address as it is',
      'см. https://a.example',
      [paragraph('см. ', { tag: 'a', href: 'https://a.example/', children: ['https://a.example'] } as const)],
    ],
    [
      'an e-mail address',
      '<mailto:a@b.example>',
      [paragraph({ tag: 'a', href: 'mailto:a@b.example', children: ['mailto:a@b.example'] } as const)],
    ],
  ])('%s', (_, markdown, expected) => {
    expect(tree(markdown)).toEqual(expected);
  });
});

describe('what is not of the subset stays as it was typed', () => {
  it.each([
    '# Заголовок',
    '<b>жирно</b>',
    '| a | b |',
    '![снег](https://a.example/x.png)',
    '---',
    '~~нет~~',
    '&amp; &lt;',
    '[x]: https://a.example',
    '<3',
  ])('%s', (markdown) => {
    expect(textOf(tree(markdown))).toBe(markdown.replace('![снег](https://a.example/x.png)', '!снег'));
    expect(tagsOf(tree(markdown)).filter((tag) => tag !== 'p' && tag !== 'a')).toEqual([]);
  });
});

describe.each(scriptPayloads)('the attack %j', (payload) => {
  it('becomes plain elements, and leads nowhere but to web pages and mail', () => {
    const nodes = elementsOf(commentTree(tidyBody(payload)));
    for (const { tag, href, start, children, ...more } of nodes) {
      expect(commentTags).toContain(tag);
      expect(more).toEqual({});
      expect(Array.isArray(children)).toBe(true);
      expect(['undefined', 'number']).toContain(typeof start);
      if (href !== undefined) expect(href).toMatch(/^(?:https?:\/\/[^/]|mailto:)/u);
    }
  });
});

it('there are at least a hundred attacks, each another', () => {
  expect(new Set(scriptPayloads).size).toBe(scriptPayloads.length);
  expect(scriptPayloads.length).toBeGreaterThanOrEqual(100);
});

it.each([
  ['quotations', '>'.repeat(2000)],
  ['lists', '- '.repeat(1000)],
  ['brackets', '['.repeat(2000)],
  ['stars', '*a _b '.repeat(333)],
  ['ticks', '`'.repeat(1000) + 'a' + '`'.repeat(999)],
  ['links', '[a](b'.repeat(400)],
])('two thousand %s are drawn flat, and at once', (_, markdown) => {
  const begin = performance.now();
  const nodes = commentTree(markdown);
  expect(performance.now() - begin).toBeLessThan(1000);
  expect(depthOf(nodes)).toBeLessThan(20);
});

/* On a list of five hundred items a parser works for forty milliseconds, which a page shows twenty times. */
it.each([
  ['items', '- a\n'.repeat(499)],
  ['stars', 'a*'.repeat(1000)],
  ['ticks', '` '.repeat(999)],
  ['brackets', '[]'.repeat(1000)],
])('hundreds of %s, which nobody writes, stay as they were typed', (_, markdown) => {
  const nodes = tree(`${markdown}a`);
  expect([...new Set(tagsOf(nodes))]).toEqual(markdown.includes('\n') ? ['p', 'br'] : ['p']);
  expect(textOf(nodes)).toBe(`${markdown}a`.replaceAll('\n', ''));
});

it('a list of twenty links is a list', () => {
  const links = Array.from({ length: 20 }, (_, index) => `- [**a_${index}**](https://a.example/b_c-d)`);
  expect(tagsOf(tree(links.join('\n'))).filter((tag) => tag === 'li' || tag === 'a')).toHaveLength(40);
});

it('links are counted however they are written', () => {
  expect(
    countLinks(commentTree('[a](https://a.example) > https://b.example\n\n- www.c.example x@d.example')),
  ).toBe(4);
});

const textOf = (nodes: CommentNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
const elementsOf = (nodes: CommentNode[]): CommentElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]));
const tagsOf = (nodes: CommentNode[]) => elementsOf(nodes).map(({ tag }) => tag);
const depthOf = (nodes: CommentNode[]): number =>
  Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children))));
