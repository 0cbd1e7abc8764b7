/** The version of this code (spec §9); the setting site.frontend_version names the version that should be running. */
export const frontendVersion = '1.3';

/** Reads the setting; may fail or be slow. */
type ReadVersion = () => Promise<string | undefined>;

/** The longest wait for the setting; afterwards the last known value is used. */
const timeoutMs = 250;

/**
 * Whether the site is closed because another version should be running (spec §5). A setting that cannot be read
 * or is not set does not close the site.
 */
export function createVersionGate(read: ReadVersion): () => Promise<boolean> {
  let isClosed = false;
  let pending: Promise<void> | undefined;
  let hasTimedOut = false;
  const ask = async () => {
    const version = await read().catch(() => undefined);
    isClosed = version !== undefined && version !== '' && version !== frontendVersion;
    pending = undefined;
    hasTimedOut = false;
  };
  return async () => {
    pending ??= ask();
    // After one timeout later requests do not wait for the same read.
    if (!hasTimedOut) await waitAtMost(pending, timeoutMs, () => (hasTimedOut = true));
    return isClosed;
  };
}

async function waitAtMost(work: Promise<void>, ms: number, onTimeout: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((settle) => (timer = setTimeout(settle, ms))).then(onTimeout);
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Always open: the maintenance page itself, the pages that lead to the setting, the API and files. */
const alwaysOpen = /^\/(?:503|auth\/login|admin(?:\/.*)?|api|.*\.\w+)$/;

/** Whether a path (without locale prefix) is closed with the site. */
export function isGated(path: string): boolean {
  return !alwaysOpen.test(path);
}
