/** Spec §9: a failed chunk reloads a page at most once in this time. */
const chunkReloadGuardMs = 10_000;
const key = 'chunk-reloads';

type ReloadStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether an error means that a chunk could not be fetched: a new build deletes the chunks of the former one. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const messagePattern =
    /loading (?:css )?chunk|failed to load chunk|dynamically imported module|module script failed/i;
  return error.name === 'ChunkLoadError' || messagePattern.test(error.message);
}

/**
 * Whether the page at this path may reload itself now; records the reload in storage. Without storage it may not,
 * because it could reload for ever. `open` may throw, as reading `sessionStorage` does where it is forbidden.
 */
export function claimReload(path: string, now: number, open: () => ReloadStorage): boolean {
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

/** Recently reloaded paths with their times. Times in the future, after a clock was set back, count in the same way. */
function readRecent(memory: ReloadStorage, now: number): Record<string, number> {
  const known: unknown = JSON.parse(memory.getItem(key) ?? '{}');
  const recent = Object.entries(Object(known) as Record<string, unknown>).filter(
    (entry): entry is [string, number] =>
      typeof entry[1] === 'number' && Math.abs(now - entry[1]) < chunkReloadGuardMs,
  );
  return Object.fromEntries(recent);
}
