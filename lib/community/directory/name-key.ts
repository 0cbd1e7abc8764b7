import { spellings, wordsOf } from './spellings';

/** What the search knows of a name: all spellings of its words (`spellings`), a space on each side of each. */
const keyOf = (name: string) =>
  wordsOf(name)
    .flatMap(spellings)
    .map((word) => ` ${word}`)
    .join('');

/**
 * The key of a name for search: what everybody sees of it, then, after a bar, what members see besides. ' natasa i |
 * ivanova ' is Наташа Иванова, whose surname only members read.
 */
export function nameKey(forEverybody: string, forMembers: string): string {
  const common = `${keyOf(forEverybody)} `;
  return forMembers === forEverybody ? common : `${common}|${keyOf(forMembers)} `;
}
