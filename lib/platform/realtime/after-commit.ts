import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Connection } from '@/db/client';
import type { LiveEvent } from './events';
import { disconnectLive } from './disconnect';
import { publish } from './publish';

/*
 * Live work that waits for a transaction to commit: only then PostgreSQL notifies this process (scripts/serve/live-work.ts
 * listens). Each process does its own work.
 */
export const liveWorkChannel = 'govorim_live';

/** On globalThis because the routes and the server around them load this module separately. */
const memory = globalThis as { govorimProcessId?: string };
memory.govorimProcessId ??= randomUUID();

const liveWork = z.object({
  by: z.string(),
  work: z.union([
    z.object({ to: z.array(z.int()), name: z.string(), data: z.object({}).loose() }),
    z.object({ disconnect: z.int() }),
  ]),
});
type LiveWork = z.infer<typeof liveWork>['work'];

/** Sends an event to people's browsers. */
export async function publishAfterCommit(
  on: Connection,
  to: number[],
  { name, data }: LiveEvent,
): Promise<void> {
  await plan(on, { to, name, data });
}

/** Closes all live connections of a person. */
export async function disconnectAfterCommit(on: Connection, userId: number): Promise<void> {
  await plan(on, { disconnect: userId });
}

async function plan(on: Connection, work: LiveWork): Promise<void> {
  const payload = JSON.stringify({ by: memory.govorimProcessId, work });
  await on.execute(sql`select pg_notify(${liveWorkChannel}, ${payload})`);
}

/** Does the work of a committed transaction, if this process has planned it. */
export async function doLiveWork(payload: string): Promise<void> {
  const { by, work } = liveWork.parse(JSON.parse(payload));
  if (by !== memory.govorimProcessId) return;
  if ('disconnect' in work) await disconnectLive(work.disconnect);
  // The boundary: the payload was written here, from an event.
  else await publish(work.to, { name: work.name, data: work.data } as LiveEvent);
}
