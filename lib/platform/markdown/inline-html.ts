import { splitRussian } from '@/lib/platform/i18n/split-russian';
import { escapeHtml } from '@/lib/platform/text/escape-html';

/** One line of plain text as HTML: escaped, its Russian marked as Russian. */
export function inlineHtml(text: string, lang: string): string {
  if (lang === 'ru') return escapeHtml(text);
  return splitRussian(text)
    .map(({ text: part, russian }) =>
      russian ? `<span lang="ru">${escapeHtml(part)}</span>` : escapeHtml(part),
    )
    .join('');
}
