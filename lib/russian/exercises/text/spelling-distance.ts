/** Pairs of vowels that sound alike without stress: «молоко» is misspelt as «малако». */
const confusedVowels = new Set(['ао', 'оа', 'еи', 'ие', 'ея', 'яе', 'ия', 'яи', 'еэ', 'эе']);

export interface Expected {
  letters: string;
  /** Position of the stressed letter; null when nobody marked it. */
  stressed: number | null;
}

/** The phonetic spelling of «-тся» and «-ться». */
const phoneticEnding = /т?ца$/;
const reflexiveEnding = /ть?ся$/;

/**
 * The optimal string alignment distance of two words: the number of inserted, deleted, replaced or swapped letters. A
 * phonetic spelling (of an unstressed vowel or of the end of «учится») costs only `phoneticCost`.
 */
export function spellingDistance(given: string, expected: Expected, phoneticCost: number): number {
  if (reflexiveEnding.test(expected.letters) && phoneticEnding.test(given)) {
    const letters = expected.letters.replace(reflexiveEnding, '');
    return (
      phoneticCost +
      spellingDistance(given.replace(phoneticEnding, ''), { ...expected, letters }, phoneticCost)
    );
  }
  const rows = costTable(given.length, expected.letters.length);
  for (let row = 1; row <= given.length; row += 1) {
    fillRow(rows, row, given, expected, phoneticCost);
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
  phoneticCost: number,
): void {
  const { letters } = expected;
  const current = rows[row] ?? [];
  for (let column = 1; column <= letters.length; column += 1) {
    const changed =
      costAt(rows, row - 1, column - 1) + changeCost(given, row - 1, expected, column - 1, phoneticCost);
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
  phoneticCost: number,
): number {
  const [from = '', to = ''] = [given[at], expected.letters[place]];
  if (from === to) return 0;
  return place !== expected.stressed && confusedVowels.has(from + to) ? phoneticCost : 1;
}

function isSwap(given: string, row: number, letters: string, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return given[row - 1] === letters[column - 2] && given[row - 2] === letters[column - 1];
}

function costAt(rows: number[][], row: number, column: number): number {
  return rows[row]?.[column] ?? 0;
}
