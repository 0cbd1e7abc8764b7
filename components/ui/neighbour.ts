export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Direction = 'left' | 'right' | 'up' | 'down';

/** A step sideways costs more than a step ahead, so that a row or column is followed to its end. */
const asideCost = 3;

/** The nearest box in the direction of an arrow key; null at the edge. */
export function findNeighbour(boxes: readonly Box[], from: number, direction: Direction): number | null {
  const here = boxes[from];
  if (!here) return null;
  const distances = boxes.map((box, index) => (index === from ? Infinity : distance(here, box, direction)));
  const nearest = Math.min(...distances);
  return Number.isFinite(nearest) ? distances.indexOf(nearest) : null;
}

function distance(from: Box, to: Box, direction: Direction): number {
  const right = to.left + to.width / 2 - (from.left + from.width / 2);
  const down = to.top + to.height / 2 - (from.top + from.height / 2);
  const sideways = direction === 'left' || direction === 'right';
  const ahead = { left: -right, right, up: -down, down }[direction];
  return ahead > 1 ? ahead + asideCost * Math.abs(sideways ? down : right) : Infinity;
}
