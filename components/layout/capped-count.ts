const maxShown = 99;

/** Values for messages with `count` (for the plural form) and `shown` (the text, at most '99+'). */
export function cappedCount(count: number): { count: number; shown: string } {
  return count > maxShown ? { count: maxShown + 1, shown: `${maxShown}+` } : { count, shown: String(count) };
}
