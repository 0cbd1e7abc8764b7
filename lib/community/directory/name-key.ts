import { spellings, wordsOf } from './spellings';

/** A name in a key: all spellings of its words (`spellings`), with a space before and after each. */
const keyOf = (name: string) =>
  wordsOf(name)
    .flatMap(spellings)
    .map((word) => ` ${word}`)
    .join('');

/**
 * The search key of a name: the part that everybody sees and, after a bar, the part that only members see. ' natasa i |
 * ivanova ' is Наташа Иванова, whose surname only members see.
 */
export function nameKey(forEverybody: string, forMembers: string): string {
  const common = `${keyOf(forEverybody)} `;
  return forMembers === forEverybody ? common : `${common}|${keyOf(forMembers)} `;
}
