/** `npm run law`: prints which wing imports which; fails for a forbidden import, or slices in a circle. */
import path from 'node:path';
import ts from 'typescript';
import { findCircles } from './circles';
import { graphOfSlices, readArrows, type Arrow } from './graph';
import { findBreach } from './law.mjs';

const rooms = ['app', 'components', 'lib', 'db', 'scripts'];
const files = ts.sys
  .readDirectory('.', ['.ts', '.tsx', '.mjs'], [], [...rooms, '*.ts', '*.mjs'])
  .map((file) => path.posix.normalize(file));
const arrows = readArrows(files);
const breaches = arrows.flatMap((arrow) => {
  const why = findBreach(arrow);
  return why === null ? [] : [`${arrow.from} → ${arrow.to}: ${why}`];
});
const circles = findCircles(graphOfSlices(arrows)).map((circle) => `in a circle: ${circle.join(', ')}`);

for (const [from, row] of wingArrows(arrows)) {
  console.log(`${from} → ${[...row].map(([to, count]) => `${to} ${count}`).join(', ')}`);
}
const faults = [...breaches, ...circles];
for (const fault of faults) console.error(fault);
console.log(
  `${files.length} files, ${arrows.length} imports, ${breaches.length} arrows back, ${circles.length} circles`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Imports of lib and components by wing. */
function wingArrows(all: readonly Arrow[]): [string, Map<string, number>][] {
  const wings = new Map<string, Map<string, number>>();
  for (const { from, to } of all) {
    const [here, there] = [roomOf(from), roomOf(to)];
    if (here === there) continue;
    const row = wings.get(here) ?? new Map<string, number>();
    wings.set(here, row.set(there, (row.get(there) ?? 0) + 1));
  }
  return [...wings].sort(([one], [other]) => one.localeCompare(other));
}

function roomOf(file: string): string {
  const [floor, wing] = file.split('/');
  return floor === 'lib' || floor === 'components' ? `${floor}/${wing ?? ''}` : (floor ?? '');
}
