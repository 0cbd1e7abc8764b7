import { describe, expect, it } from '@jest/globals';
import { findNeighbour } from '@/components/ui/neighbour';

/** Two rows: 0 1 2 above, 3 4 below. */
const boxes = [
  [0, 0],
  [100, 0],
  [200, 0],
  [0, 60],
  [100, 60],
].map(([left = 0, top = 0]) => ({ left, top, width: 80, height: 48 }));

describe('an arrow key', () => {
  it.each([
    [0, 'right', 1],
    [2, 'left', 1],
    [1, 'down', 4],
    [3, 'up', 0],
    [2, 'down', 4],
    [0, 'left', null],
    [0, 'up', null],
  ] as const)('leads from %s to the %s to %s', (from, direction, to) => {
    expect(findNeighbour(boxes, from, direction)).toBe(to);
  });

  it('leads nowhere from a box that is not there', () => {
    expect(findNeighbour(boxes, 9, 'left')).toBeNull();
  });
});
