import { describe, expect, it } from '@jest/globals';
import { maxHtmlLength } from '@/lib/platform/markdown/limits';
import { countWordsOf, renderMarkdown } from '@/lib/platform/markdown/render-markdown';
import { maxBodyCodePoints } from '@/lib/publishing/writing/limits';

const long = 'b'.repeat(5_000);

/* Some thousand signs that would leave the thread as millions, for the serving one to send on. */
describe('a text that becomes too long is given up:', () => {
  it.each([
    ['a long address, linked hundreds of times', `[a]: /${long}\n\n${'[a] '.repeat(300)}`],
    ['a long title, shown hundreds of times', `[a]: /b "${long}"\n\n${'[a] '.repeat(300)}`],
  ])('%s', (_, markdown) => {
    expect(markdown.length).toBeLessThan(maxBodyCodePoints);
    // Also by who publishes it, without looking at it first.
    expect(() => countWordsOf(markdown)).toThrow(/too long/u);
  });
});

it('the densest text that somebody may write is short enough', () => {
  const markdown = '`a` сне́г '.repeat(500);
  const known = { lessons: new Map(), images: new Map(), tableLabel: '', hasContact: false };
  const { html, words } = renderMarkdown({ markdown, locale: 'ru', lang: 'en', ...known });
  expect((html.length / markdown.length) * maxBodyCodePoints).toBeLessThan(maxHtmlLength / 2);
  expect(words).toBe(1_000);
});
