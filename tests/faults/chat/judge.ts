import postgres from 'postgres';
import { note } from '@/tests/faults/verdicts';
import type { SiteAddress } from '@/tests/faults/site';
import { percentile } from '@/tests/support/percentile';
import type { Sent } from './sending';
import type { Outcome } from './traffic';

/** Security, R1: by polling, a message is seen within this time. */
const maxUnseenMs = 12_000;
const maxUsualMs = 500;

interface Row {
  sender: number;
  body: string;
  seq: string;
}

/**
 * Checks every run: acknowledged messages are stored, once, in their sender's order, and were seen.
 * @param backAt times at which the killed part was back
 */
export async function judge(
  name: string,
  site: SiteAddress,
  { wanted, sent, listeners, talkers, statuses, seconds }: Outcome,
  backAt: readonly number[] = [],
): Promise<void> {
  const rows = await rowsOf(
    site.databaseUrl(),
    talkers.map(({ id }) => id),
  );
  const stored = new Map(rows.map(({ body, seq }) => [body, Number(seq)]));
  const tries = sent.reduce((sum, message) => sum + message.tries, 0);
  const said = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  note(
    `${name}: every message was acknowledged`,
    sent.length === wanted,
    `${sent.length} in ${seconds} s; ${said}`,
  );
  const lost = sent.filter(({ text }) => !stored.has(text));
  note(`${name}: none of them is lost`, sent.length > 0 && lost.length === 0, `${lost.length} lost`);
  note(
    `${name}: none is there twice`,
    rows.length === stored.size && rows.length === sent.length,
    `${rows.length} rows, ${tries} calls`,
  );
  note(`${name}: the order of each sender is kept`, sent.length > 0 && countUnordered(sent, stored) === 0);
  const otherOf = new Map(talkers.map(({ id, otherId }) => [id, otherId]));
  const late = sent.map((message) => {
    const seenAt = listeners.get(otherOf.get(message.from) ?? 0)?.seenAt.get(message.text);
    // Nobody could ask during an outage: the time counts from its end.
    const from = Math.max(message.ackedAt, ...backAt.filter((at) => seenAt === undefined || at <= seenAt));
    return seenAt === undefined ? Number.POSITIVE_INFINITY : Math.max(0, seenAt - from);
  });
  const longest = Math.max(...late);
  note(
    `${name}: all are seen in time`,
    longest <= maxUnseenMs,
    `p50 ${percentile(late, 0.5)} ms, p95 ${percentile(late, 0.95)} ms, longest ${longest} ms`,
  );
  const twice = [...listeners.values()].flatMap(({ counts }) =>
    [...counts.values()].filter((count) => count > 1),
  );
  note(`${name}: none is shown twice`, twice.length === 0);
}

/** Checks the time from sending a message until the other person sees it, for messages before anything was killed. */
export function judgeUsual(name: string, { sent, listeners, talkers }: Outcome, before: number): void {
  const otherOf = new Map(talkers.map(({ id, otherId }) => [id, otherId]));
  const times = sent
    .filter(({ ackedAt }) => ackedAt < before)
    .map(
      ({ from, text, startedAt }) =>
        (listeners.get(otherOf.get(from) ?? 0)?.seenAt.get(text) ?? 0) - startedAt,
    );
  const p95 = percentile(times, 0.95);
  note(
    `${name}: from one to the other while all is well`,
    times.length > 0 && p95 < maxUsualMs,
    `${times.length} messages, p50 ${percentile(times, 0.5)} ms, p95 ${p95} ms`,
  );
}

/** Number of neighbouring messages of one sender in the wrong order. */
function countUnordered(sent: readonly Sent[], stored: ReadonlyMap<string, number>): number {
  const senders = [...new Set(sent.map(({ from }) => from))];
  return senders.reduce((sum, sender) => {
    const places = sent
      .filter(({ from }) => from === sender)
      .toSorted((one, other) => one.startedAt - other.startedAt)
      .map(({ text }) => stored.get(text) ?? 0);
    return sum + places.filter((place, index) => index > 0 && place <= (places[index - 1] ?? 0)).length;
  }, 0);
}

async function rowsOf(url: string, people: number[]): Promise<Row[]> {
  const sql = postgres(url, { max: 1 });
  const rows = await sql<Row[]>`
    select sender_id as sender, body, seq from messages where sender_id = any(${people})`;
  await sql.end();
  return [...rows];
}
