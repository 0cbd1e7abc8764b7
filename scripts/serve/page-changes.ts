import { connect } from '@/db/client';
import { pagesChannel, immediateChange } from '@/lib/platform/cache/pages-channel';
import { reason } from '@/scripts/services/terminal';

/** Settings are kept for a second (lib/people/settings/service.ts): pages rendered before that would show the old ones again. */
const settleMilliseconds = 1100;

export interface Pages {
  /** From now on nobody gets a page as it was. */
  refresh: () => Promise<void>;
  /** When all that is being answered now is answered; nothing when nothing is. */
  answered: () => Promise<void> | undefined;
}

/**
 * Refreshes this process's pages at once, and whenever another process, or this one, says that they changed. After an
 * outage nobody knows what was missed: then they are refreshed, too.
 */
export async function watchPageChanges(
  url: string,
  { refresh, answered }: Pages,
): Promise<{ close: () => Promise<void> }> {
  const { sql } = connect(url, 1);
  const refreshNow = refreshTwice(oneAtATime(refresh), answered);
  const { soon: refreshSoon, stop } = delayed(refreshNow, settleMilliseconds);
  let hasListened = false;
  const onListening = () => {
    if (hasListened) refreshSoon();
    hasListened = true;
  };
  await sql
    .listen(pagesChannel, (said) => (said === immediateChange ? refreshNow() : refreshSoon()), onListening)
    .catch((error: unknown) => {
      process.stderr.write(`Warning: changes of cached pages are not heard: ${reason(error)}.\n`);
    });
  await refresh();
  return {
    close: async () => {
      stop();
      await sql.end({ timeout: 1 });
    },
  };
}

/**
 * At once, and again when what was being made meanwhile is done: a page read before the change may be kept only after
 * the refresh, and would then stay.
 */
export function refreshTwice(refresh: () => void, answered: Pages['answered']): () => void {
  return () => {
    const begunBefore = answered();
    refresh();
    void begunBefore?.then(refresh);
  };
}

/** Each `soon` is followed by the work after so many milliseconds, at the latest after twice as many; never put off for ever. */
export function delayed(work: () => void, milliseconds: number): { soon: () => void; stop: () => void } {
  let pending: NodeJS.Timeout | undefined;
  let isAgain = false;
  const run = () => {
    pending = isAgain ? setTimeout(run, milliseconds) : undefined;
    isAgain = false;
    work();
  };
  return {
    soon: () => {
      if (pending) isAgain = true;
      else pending = setTimeout(run, milliseconds);
    },
    stop: () => clearTimeout(pending),
  };
}

/** What changes while pages are refreshed refreshes them once more, however often. */
export function oneAtATime(refresh: () => Promise<void>): () => void {
  let state: 'rest' | 'work' | 'again' = 'rest';
  const work = async () => {
    do {
      state = 'work';
      await refresh();
    } while (isAgain());
    state = 'rest';
  };
  const isAgain = () => state === 'again';
  return () => {
    if (state === 'rest') void work();
    else state = 'again';
  };
}
