const most = 99;

/** A count for messages with `count` (for the plural form) and `shown` (what is read): beyond 99 it is 99+. */
export function cappedCount(count: number): { count: number; shown: string } {
  return count > most ? { count: most + 1, shown: `${most}+` } : { count, shown: String(count) };
}
