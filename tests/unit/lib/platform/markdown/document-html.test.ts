import { describe, expect, it } from '@jest/globals';
import { countWords, documentHtml, headingsOf } from '@/lib/platform/markdown/document-html';
import { fillDocument, type DocumentContext } from '@/lib/platform/markdown/fill-document';
import { parseDocument } from '@/lib/platform/markdown/parse-document';

const picture = '0a1b2c3d-0000-4000-8000-000000000000';
const around: DocumentContext = {
  lessons: new Map([
    ['russian-from-zero/greetings', { href: '/de/x', title: 'Здра́вствуйте', lang: 'ru', label: 'Lektion' }],
  ]),
  images: new Map([[picture, { src: '/api/images/a.webp', width: 800, height: 400 }]]),
  localize: (path) => `/de${path}`,
  hasContact: false,
  tableLabel: 'Tabelle',
};
const show = (markdown: string, lang = 'en') =>
  documentHtml(fillDocument(parseDocument(markdown), around), lang);

describe('our own Markdown in an article', () => {
  it('makes an example of a quotation of two lines, its Russian marked', () => {
    expect(show('> Я иду́.\n> I am walking.')).toBe(
      '<figure class="example"><p lang="ru">Я иду\u0301.</p><p>I am walking.</p></figure>',
    );
  });

  it('makes a note with its title', () => {
    expect(show(':::note[Careful]\nText **here**.\n:::')).toBe(
      '<div class="note" role="note"><strong>Careful</strong><p>Text <strong>here</strong>.</p></div>',
    );
  });

  it('closes the answer to a task, with what it is called to open it by', () => {
    expect(show(':::answer[Answers]\n1. **да**\n2. нет\n:::', 'ru')).toBe(
      '<details class="answer"><summary>Answers</summary><ol>\n<li><strong>да</strong></li>\n<li>нет</li>\n</ol></details>',
    );
  });

  it('opens no answer by itself, whatever somebody writes', () => {
    expect(show(':::answer[A]{open=true onclick=x}\nText.\n:::')).toBe(
      '<details class="answer"><summary>A</summary><p>Text.</p></details>',
    );
  });

  it('tells people to write only while there is where to', () => {
    const markdown = 'Text.\n\n:::contact\nWrite to us.\n:::';
    expect(show(markdown)).toBe('<p>Text.</p>');
    const filled = fillDocument(parseDocument(markdown), { ...around, hasContact: true });
    expect(documentHtml(filled, 'en')).toMatch(/^<p>Text.<\/p>\s*<p>Write to us.<\/p>$/u);
  });

  it('makes a card of a lesson that is there', () => {
    expect(show('::lesson{course="russian-from-zero" lesson="greetings"}')).toBe(
      '<a class="lesson" href="/de/x"><span>Lektion</span><b lang="ru">Здра\u0301вствуйте</b></a>',
    );
  });

  it.each([
    ['a lesson that is not there', '::lesson{course="russian-from-zero" lesson="nothing"}'],
    ['a lesson without a name', '::lesson'],
    ['a lesson whose name is an address', '::lesson{course="javascript:alert(1)" lesson="x"}'],
    ['a picture that is not ours', '![x](https://evil.example/pixel.gif)'],
    ['a picture that is not there', '![x](0a1b2c3d-0000-4000-8000-00000000000f)'],
  ])('leaves out %s', (_, markdown) => {
    expect(show(markdown)).toBe('');
  });

  it.each([
    ['in a list', '- ![a map](javascript:alert(1))'],
    ['in a link', '[![a map](https://evil.example/pixel.gif)](https://a.example)'],
    ['in bold', 'x **![a map](https://evil.example/pixel.gif)**'],
    ['in a table', '| a |\n| --- |\n| ![a map](https://evil.example/pixel.gif) |'],
  ])('leaves only what it is called of a picture that is not ours, %s', (_, markdown) => {
    expect(show(markdown)).not.toContain('<img');
    expect(show(markdown)).toContain('a map');
  });

  it('gives a picture its size before it is fetched', () => {
    expect(show(`![Карта](${picture} "Где э́то")`)).toBe(
      '<figure class="picture"><img src="/api/images/a.webp" width="800" height="400" alt="Карта" loading="lazy" decoding="async"><figcaption><span lang="ru">Где э\u0301то</span></figcaption></figure>',
    );
  });

  it.each([
    'at 12:30',
    'note:this one',
    'see :smile: here',
    'a ::b c',
    ':::other\nx\n:::',
    '::video[x]{y=1}',
  ])('keeps what somebody typed: %s', (typed) => {
    const first = typed.split('\n').find((line) => !line.startsWith(':::')) ?? typed;
    expect(show(typed).replaceAll('&#x22;', '"')).toContain(first);
  });

  it('leads our own links to the reader’s language, and vouches for no other', () => {
    expect(show('[a](/blog/grammar/x) [b](https://b.example) [c](//c.example)')).toBe(
      '<p><a href="/de/blog/grammar/x">a</a> <a href="https://b.example" rel="nofollow noopener">b</a> <a href="//c.example" rel="nofollow noopener">c</a></p>',
    );
  });

  it('wraps a table so that it scrolls by itself, and names its corner nothing', () => {
    const html = show('| | one |\n|---|---|\n| a | b |');
    expect(html).toMatch(/^<div class="wide" role="group" aria-label="Tabelle" tabindex="0"><table>/u);
    expect(html).toContain('<td></td>\n<th>one</th>');
  });

  it('says its sections and counts its words', () => {
    const tree = parseDocument('One, two.\n\n## Три́ ра́за\n\n### Four\n\n#### five\n\nsix');
    expect(headingsOf(tree)).toEqual([
      { id: 'section-1', level: 2, text: 'Три́ ра́за' },
      { id: 'section-2', level: 3, text: 'Four' },
    ]);
    expect(countWords(tree)).toBe(7);
  });
});
