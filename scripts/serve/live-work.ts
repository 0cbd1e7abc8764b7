import { connect } from '@/db/client';
import { doLiveWork, liveWorkChannel } from '@/lib/platform/realtime/after-commit';
import { reason } from '@/scripts/services/terminal';

/** Listens for committed transactions, and does the live work that they have planned. */
export async function startLiveWork(url: string): Promise<{ close: () => Promise<void> }> {
  const { sql } = connect(url, 1);
  const warn = (error: unknown) =>
    void process.stderr.write(`Warning: a live event was not sent: ${reason(error)}.\n`);
  await sql.listen(liveWorkChannel, (payload) => void doLiveWork(payload).catch(warn)).catch(warn);
  return { close: () => sql.end({ timeout: 1 }) };
}
