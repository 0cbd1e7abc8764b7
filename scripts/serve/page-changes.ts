import { connect } from '@/db/client';
import { pagesChannel } from '@/lib/pages-channel';
import { reason } from '@/scripts/services/terminal';

/** Settings are kept for a second (lib/settings/service.ts): pages rendered before that would show the old ones again. */
const settleMilliseconds = 1100;

/**
 * Refreshes this process's pages at once, and whenever another process, or this one, says that they changed. After an
 * outage nobody knows what was missed: then they are refreshed, too.
 */
export async function watchPageChanges(
  url: string,
  refresh: () => Promise<void>,
): Promise<{ close: () => Promise<void> }> {
  const { sql } = connect(url, 1);
  let pending: NodeJS.Timeout | undefined;
  const refreshSoon = () => {
    clearTimeout(pending);
    pending = setTimeout(() => void refresh(), settleMilliseconds);
  };
  let hasListened = false;
  const onListening = () => {
    if (hasListened) refreshSoon();
    hasListened = true;
  };
  await sql.listen(pagesChannel, refreshSoon, onListening).catch((error: unknown) => {
    process.stderr.write(`Warning: changes of cached pages are not heard: ${reason(error)}.\n`);
  });
  await refresh();
  return {
    close: async () => {
      clearTimeout(pending);
      await sql.end({ timeout: 1 });
    },
  };
}
