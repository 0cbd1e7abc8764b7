import type { Fault } from '@/lib/content/files/fault';
import type { TextLine } from '@/lib/content/text/words';

const straight = /(?<=\p{L})'(?=\p{L})/u;

/** An apostrophe inside a word must be typographic, in every language. */
export function checkApostrophes(texts: readonly TextLine[]): Fault[] {
  return texts.flatMap(({ file, line, text }) =>
    straight.test(text) ? [{ file, line, message: 'A straight apostrophe: write ’.' }] : [],
  );
}
