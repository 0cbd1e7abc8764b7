/** Slips allowed in a word with this number of letters. */
const slipsAllowed = (letters: number) => (letters < 4 ? 0 : letters < 6 ? 1 : letters < 9 ? 2 : 3);

/**
 * Least number of slips between a word, in any of its spellings, and one of the known words; null when all have too many.
 */
export function leastSlips(spellings: readonly string[], known: readonly string[]): number | null {
  const near = spellings
    .flatMap((word) => known.map((other) => ({ slips: slipsBetween(word, other), word })))
    .filter(({ slips, word }) => slips <= slipsAllowed(word.length))
    .map(({ slips }) => slips);
  return near.length === 0 ? null : Math.min(...near);
}

/** Optimal string alignment distance: letters that are missing, added or wrong, or two swapped neighbours. */
function slipsBetween(one: string, other: string): number {
  const lines = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) lines.push(nextLine(one, other, lines, at));
  return lines[one.length]?.[other.length] ?? 0;
}

/** One line of the distance matrix: the first `at` letters of a word against each beginning of the other. */
function nextLine(one: string, other: string, lines: readonly number[][], at: number): number[] {
  const line = [at];
  const slips = (row: number, place: number) => (row === at ? line : lines[row])?.[place] ?? Infinity;
  for (let place = 1; place <= other.length; place += 1) {
    const wrong = one[at - 1] === other[place - 1] ? 0 : 1;
    const isSwapped = one[at - 1] === other[place - 2] && one[at - 2] === other[place - 1];
    line.push(
      Math.min(
        slips(at - 1, place) + 1,
        slips(at, place - 1) + 1,
        slips(at - 1, place - 1) + wrong,
        isSwapped ? slips(at - 2, place - 2) + 1 : Infinity,
      ),
    );
  }
  return line;
}
