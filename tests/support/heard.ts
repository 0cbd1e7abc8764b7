import type { connect } from '@/db/client';

/** The payloads of PostgreSQL's notifications on a channel while the work is done, in order. */
export async function hear(
  sql: ReturnType<typeof connect>['sql'],
  channel: string,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const last = 'the end';
  const heard: string[] = [];
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const listening = await sql.listen(channel, (payload) =>
    payload === last ? end() : void heard.push(payload),
  );
  await work();
  // Notifications keep their order: one that has not arrived before `last` was not sent.
  await sql.notify(channel, last);
  await ended;
  await listening.unlisten();
  return heard;
}
