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
  isMet: boolean;
}
