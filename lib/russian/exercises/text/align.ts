/** Positions of a part of the given answer and its partner in the expected one; null where there is no partner. */
export type Aligned =
  | { given: number; expected: number }
  | { given: number; expected: null }
  | { given: null; expected: number };

/** The difference of two parts from 0 (the same) to 1 (nothing in common); Infinity forbids the pair. */
export type Difference = (given: number, expected: number) => number;

/** Cost of an unpaired part; above 0.5, so that two different words are paired rather than listed as extra and missing. */
const unpairedCost = 0.6;

/** Pairs the parts (words, letters) of two texts, in order, so that the pairs differ as little as possible. */
export function align(given: number, expected: number, difference: Difference): Aligned[] {
  const shorter = Math.min(given, expected);
  // Most answers are mostly right: equal parts at both ends need no search.
  let head = 0;
  while (head < shorter && difference(head, head) === 0) head += 1;
  let tail = 0;
  while (tail < shorter - head && difference(given - 1 - tail, expected - 1 - tail) === 0) tail += 1;
  const middle = alignMiddle(given - head - tail, expected - head - tail, (a, b) =>
    difference(a + head, b + head),
  );
  return [
    ...Array.from({ length: head }, (_, index) => ({ given: index, expected: index })),
    ...middle.map((step) => shift(step, head)),
    ...Array.from({ length: tail }, (_, index) => ({
      given: given - tail + index,
      expected: expected - tail + index,
    })),
  ];
}

function shift(step: Aligned, by: number): Aligned {
  if (step.given === null) return { given: null, expected: step.expected + by };
  return { given: step.given + by, expected: step.expected === null ? null : step.expected + by };
}

function alignMiddle(given: number, expected: number, difference: Difference): Aligned[] {
  const costs = alignmentCosts(given, expected, difference);
  const path: Aligned[] = [];
  let [row, column] = [given, expected];
  while (row > 0 || column > 0) {
    const step = lastStep(costs, row, column, difference);
    path.push(step);
    if (step.given !== null) row -= 1;
    if (step.expected !== null) column -= 1;
  }
  return path.reverse();
}

function alignmentCosts(height: number, width: number, difference: Difference): number[][] {
  const costs = Array.from({ length: height + 1 }, (_, row) => [row * unpairedCost]);
  costs[0] = Array.from({ length: width + 1 }, (_, column) => column * unpairedCost);
  for (let row = 1; row <= height; row += 1) {
    const current = costs[row] ?? [];
    for (let column = 1; column <= width; column += 1) {
      const lone = Math.min(costAt(costs, row - 1, column), costAt(costs, row, column - 1)) + unpairedCost;
      const paired = costAt(costs, row - 1, column - 1) + difference(row - 1, column - 1);
      current[column] = Math.min(paired, lone);
    }
  }
  return costs;
}

/** The last step of a cheapest path; on a tie the extra part comes before the missing one. */
function lastStep(costs: number[][], row: number, column: number, difference: Difference): Aligned {
  if (row === 0) return { given: null, expected: column - 1 };
  if (column === 0) return { given: row - 1, expected: null };
  const cost = costAt(costs, row, column);
  if (cost === costAt(costs, row - 1, column - 1) + difference(row - 1, column - 1)) {
    return { given: row - 1, expected: column - 1 };
  }
  const missing = cost === costAt(costs, row, column - 1) + unpairedCost;
  return missing ? { given: null, expected: column - 1 } : { given: row - 1, expected: null };
}

function costAt(costs: number[][], row: number, column: number): number {
  return costs[row]?.[column] ?? Infinity;
}
