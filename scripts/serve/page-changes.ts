import { connect } from '@/db/client';
import { everyPage, readPageChange, type PageChange } from '@/lib/platform/cache/page-change';
import { pagesChannel } from '@/lib/platform/cache/pages-channel';
import { reason } from '@/scripts/services/terminal';

/**
 * Settings are cached for a second (lib/people/settings/service.ts): a page rendered earlier would show the old ones again.
 */
const settleMs = 1100;

export interface Pages {
  /** Drops the cached copies; the next request renders the pages anew. */
  expire: (change: PageChange) => void;
  /** Resolves when every request that is being answered now is done; undefined when there is none. */
  answered: () => Promise<void> | undefined;
}

/**
 * Expires all pages of this process at once, and later those that another process, or this one, reports as changed. Changes
 * during an outage of the database are not reported, so all pages are expired after it.
 */
export async function watchPageChanges(url: string, pages: Pages): Promise<{ close: () => Promise<void> }> {
  const { sql } = connect(url, 1);
  const expire = expireTwice(pages);
  const { soon: expireAllSoon, stop } = delayed(() => expire(everyPage), settleMs);
  let hasListened = false;
  const onListening = () => {
    if (hasListened) expireAllSoon();
    hasListened = true;
  };
  const hear = (payload: string) => {
    const change = readPageChange(payload);
    if (change) expire(change);
    else expireAllSoon();
  };
  await sql.listen(pagesChannel, hear, onListening).catch((error: unknown) => {
    process.stderr.write(`Warning: changes of cached pages are not heard: ${reason(error)}.\n`);
  });
  expire(everyPage);
  return {
    close: async () => {
      stop();
      await sql.end({ timeout: 1 });
    },
  };
}

/**
 * At once, and again when what was being rendered meanwhile is done: a page whose data were read before the change may be
 * cached only after the expiry, and would then stay.
 * @public for tests, which have no pages
 */
export function expireTwice({ expire, answered }: Pages): Pages['expire'] {
  return (change) => {
    const begunBefore = answered();
    expire(change);
    void begunBefore?.then(() => expire(change));
  };
}

/**
 * Runs the work this many milliseconds after a call of `soon`; further calls put it off, at most to twice that time. @public
 * for tests, which have a clock of their own
 */
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
