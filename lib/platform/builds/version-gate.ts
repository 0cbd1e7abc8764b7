/** The version this code is (spec §9); the setting site.frontend_version names the one that should be running. */
export const frontendVersion = '1.3';

/** Reads the setting; may fail, and may take its time. */
type ReadVersion = () => Promise<string | undefined>;

/** Milliseconds a reader waits for the setting, before the last known one counts. */
const patience = 250;

/**
 * Tells whether the site is to be closed because another version should be running (spec §5). What cannot be read,
 * or is not set, closes nothing.
 */
export function createVersionGate(read: ReadVersion): () => Promise<boolean> {
  let isClosed = false;
  let asked: Promise<void> | undefined;
  let isLate = false;
  const ask = async () => {
    const version = await read().catch(() => undefined);
    isClosed = version !== undefined && version !== '' && version !== frontendVersion;
    asked = undefined;
    isLate = false;
  };
  return async () => {
    asked ??= ask();
    // Nobody waits for what has been waited for already.
    if (!isLate) await settled(asked, patience, () => (isLate = true));
    return isClosed;
  };
}

async function settled(work: Promise<void>, milliseconds: number, whenLate: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((settle) => (timer = setTimeout(settle, milliseconds))).then(whenLate);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Open whatever the version: the page that says so itself, the way to the setting that repairs it, the API and files. */
const alwaysOpen = /^\/(?:503|auth\/login|admin(?:\/.*)?|api|.*\.\w+)$/;

/** `path` without locale prefix. */
export function isGated(path: string): boolean {
  return !alwaysOpen.test(path);
}
