/**
 * The dissimilarity of two words, from 0 to 1: the share of letters outside their common prefix and suffix. Far cheaper than
 * an edit distance and good enough to decide which words belong together.
 */
export function dissimilarity(given: string, expected: string): number {
  if (given === expected) return 0;
  const shorter = Math.min(given.length, expected.length);
  let head = 0;
  while (head < shorter && given[head] === expected[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && given[given.length - 1 - tail] === expected[expected.length - 1 - tail])
    tail += 1;
  return 1 - (0.9 * (head + tail)) / Math.max(given.length, expected.length);
}
