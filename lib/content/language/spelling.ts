import type { Fault } from '@/lib/content/files/fault';
import { wordsIn, type TextLine } from '@/lib/content/text/words';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { stripStress } from '@/lib/russian/exercises/text/fold';

const russian = /^[\p{Script=Cyrillic}\u0301\-‑]+$/u;

/** The Russian words of the texts, each with its first occurrence; Markdown asterisks within words are removed. */
export function russianWords(texts: readonly TextLine[]): Map<string, TextLine> {
  const words = texts.flatMap((line) =>
    wordsIn(line.text.replaceAll('*', ''))
      .filter((word) => russian.test(word))
      .map((word) => [word.toLowerCase(), line] as const),
  );
  // A map keeps the last of several entries with one key, so the order is reversed.
  return new Map(words.reverse());
}

/** Every Russian word must be in the dictionary, with ё where it belongs, or be listed as reviewed. */
export function checkSpelling(
  words: ReadonlyMap<string, TextLine>,
  lexicon: Lexicon,
  reviewed: readonly string[],
): Fault[] {
  const known = new Set(reviewed);
  return [...words].flatMap(([word, { file, line }]) => {
    const spelling = stripStress(word);
    const fault = known.has(spelling) ? null : faultOf(spelling, lexicon);
    return fault ? [{ file, line, message: `“${word}” ${fault}` }] : [];
  });
}

function faultOf(word: string, lexicon: Lexicon): string | null {
  const isKnown = (text: string) => lexicon.isWord(text);
  if (!isKnown(word) && !word.split(/[-‑]/u).every(isKnown)) return 'is in no dictionary.';
  const forms = lexicon.readings(word).map(({ form }) => form);
  const needsYo = forms.length > 0 && !word.includes('ё') && forms.every((form) => form.includes('ё'));
  return needsYo ? `is spelt “${forms[0]}”.` : null;
}
