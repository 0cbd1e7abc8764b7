/** Spec §9: a failed chunk reloads a page at most once in so many milliseconds. */
const chunkReloadGuard = 10_000;
const key = 'chunk-reloads';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether what failed is a piece of the program that could not be fetched: after a new build it is gone. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const said =
    /loading (?:css )?chunk|failed to load chunk|dynamically imported module|module script failed/i;
  return error.name === 'ChunkLoadError' || said.test(error.message);
}

/**
 * Whether the page at this path may reload itself now; takes the chance, remembered across the reload. Without a
 * memory it may not: it could go on for ever. `open` may throw, as reading `sessionStorage` does where it is forbidden.
 */
export function takeReload(path: string, now: number, open: () => Memory): boolean {
  try {
    const memory = open();
    const recent = readRecent(memory, now);
    if (Object.hasOwn(recent, path)) return false;
    const written = JSON.stringify({ ...recent, [path]: now });
    memory.setItem(key, written);
    return memory.getItem(key) === written;
  } catch {
    return false;
  }
}

/** Paths and when they were reloaded, as far as that still counts. A clock set back does not make it count longer. */
function readRecent(memory: Memory, now: number): Record<string, number> {
  const known: unknown = JSON.parse(memory.getItem(key) ?? '{}');
  const recent = Object.entries(Object(known) as Record<string, unknown>).filter(
    (entry): entry is [string, number] =>
      typeof entry[1] === 'number' && Math.abs(now - entry[1]) < chunkReloadGuard,
  );
  return Object.fromEntries(recent);
}
