/** The value below which `share` (0 to 1) of the samples lie. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const round = (value: number, digits = 2) => Number(value.toFixed(digits));

/** Milliseconds of a piece of work. */
export async function timed<T>(work: () => Promise<T>): Promise<{ milliseconds: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { milliseconds: performance.now() - start, result };
}

/** A figure beside the figure it must keep to. */
export interface Line {
  what: string;
  measured: string;
  goal: string;
  kept: boolean;
}
