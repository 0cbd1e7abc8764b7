/** Vowels that sound alike where the stress is not: молоко is heard, and misspelt, as «малако». */
const slips = new Set(['ао', 'оа', 'еи', 'ие', 'ея', 'яе', 'ия', 'яи', 'еэ', 'эе']);

export interface Expected {
  letters: string;
  /** Position of the stressed letter; null when nobody marked it. */
  stressed: number | null;
}

/** How «-тся» and «-ться» are heard. */
const heardEnding = /т?ца$/;
const reflexiveEnding = /ть?ся$/;

/**
 * How many slips of the pen lie between two words: a letter too many, too few, another one, or two
 * neighbours swapped (optimal string alignment). Writing as one hears, an unstressed vowel or the end of
 * «учится», costs `hearingCost`.
 */
export function spellingDistance(given: string, expected: Expected, hearingCost: number): number {
  if (reflexiveEnding.test(expected.letters) && heardEnding.test(given)) {
    const letters = expected.letters.replace(reflexiveEnding, '');
    return (
      hearingCost + spellingDistance(given.replace(heardEnding, ''), { ...expected, letters }, hearingCost)
    );
  }
  const rows = costTable(given.length, expected.letters.length);
  for (let row = 1; row <= given.length; row += 1) {
    fillRow(rows, row, given, expected, hearingCost);
  }
  return costAt(rows, given.length, expected.letters.length);
}

function costTable(height: number, width: number): number[][] {
  return Array.from({ length: height + 1 }, (_, row) =>
    Array.from({ length: width + 1 }, (__, column) => (row === 0 ? column : row)),
  );
}

function fillRow(
  rows: number[][],
  row: number,
  given: string,
  expected: Expected,
  hearingCost: number,
): void {
  const { letters } = expected;
  const current = rows[row] ?? [];
  for (let column = 1; column <= letters.length; column += 1) {
    const changed =
      costAt(rows, row - 1, column - 1) + changeCost(given, row - 1, expected, column - 1, hearingCost);
    const shifted = Math.min(costAt(rows, row - 1, column), costAt(rows, row, column - 1)) + 1;
    current[column] = Math.min(changed, shifted);
    if (isSwap(given, row, letters, column)) {
      current[column] = Math.min(current[column] ?? 0, costAt(rows, row - 2, column - 2) + 1);
    }
  }
}

function changeCost(
  given: string,
  at: number,
  expected: Expected,
  place: number,
  hearingCost: number,
): number {
  const [from = '', to = ''] = [given[at], expected.letters[place]];
  if (from === to) return 0;
  return place !== expected.stressed && slips.has(from + to) ? hearingCost : 1;
}

function isSwap(given: string, row: number, letters: string, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return given[row - 1] === letters[column - 2] && given[row - 2] === letters[column - 1];
}

function costAt(rows: number[][], row: number, column: number): number {
  return rows[row]?.[column] ?? 0;
}
