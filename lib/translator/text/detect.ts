import type { Locale } from '@/lib/platform/i18n/locales';

/** Languages that letters of their own give away; Latin letters are shared by the other ten. */
const scripts: readonly [Locale, RegExp][] = [
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu],
];

/** The language of a text by most of its letters; null where they are Latin or there are none. */
export function detectByScript(text: string): Locale | null {
  const latin = count(text, /\p{Script=Latin}/gu);
  const [best] = scripts
    .map(([locale, letters]) => ({ locale, letters: count(text, letters) }))
    .toSorted((one, other) => other.letters - one.letters);
  return best && best.letters > latin ? best.locale : null;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
