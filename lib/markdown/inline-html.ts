import { splitRussian } from '@/lib/i18n/split-russian';
import { stressMark } from '@/lib/stress';
import { escapeHtml } from '@/lib/text/escape-html';

/*
 * Short tags on purpose: an article has a thousand stress marks, and a page carries its text twice (once for the reader,
 * once for React). Nothing else makes an `i`; the stylesheet (`.html i`) knows what it is.
 */
export const markedStress = `<i>${stressMark}</i>`;

/** One line of plain text as HTML: escaped, its Russian marked as Russian, its stress marks to be hidden. */
export function inlineHtml(text: string, lang: string): string {
  if (lang === 'ru') return stressHtml(text);
  return splitRussian(text)
    .map(({ text: part, russian }) =>
      russian ? `<span lang="ru">${stressHtml(part)}</span>` : escapeHtml(part),
    )
    .join('');
}

const stressHtml = (text: string) => escapeHtml(text).replaceAll(stressMark, markedStress);
