import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Line } from './statistics';

/** What was measured last, by what it is: on another machine only ratios can be compared. */
const file = 'tests/bench/baseline.json';
const baseline = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));

export function baselineOf(what: string): string | undefined {
  return baseline[what];
}

/** What was not measured this time stays. */
export function keepAsBaseline(lines: readonly Line[]): void {
  const measured = Object.fromEntries(lines.map(({ what, measured }) => [what, measured]));
  writeFileSync(file, `${JSON.stringify({ ...baseline, ...measured }, null, 2)}\n`);
}
