import { readPageChange, type PageChange } from '@/lib/platform/cache/page-change';
import { pagesChannel } from '@/lib/platform/cache/pages-channel';
import type { connect } from '@/db/client';

/** What every serving process hears of changed pages while the work is done, in order; null for a change of settings. */
export async function hearPageChanges(
  sql: ReturnType<typeof connect>['sql'],
  work: () => Promise<unknown>,
): Promise<(PageChange | null)[]> {
  const last = 'the end';
  const heard: string[] = [];
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const listening = await sql.listen(pagesChannel, (payload) =>
    payload === last ? end() : void heard.push(payload),
  );
  await work();
  // Notifications keep their order: what is not heard by now was not sent.
  await sql.notify(pagesChannel, last);
  await ended;
  await listening.unlisten();
  return heard.map(readPageChange);
}
