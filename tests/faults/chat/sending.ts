import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Talker } from './people';

const callTimeoutMs = 10_000;
const againAfterMs = 500;
/** Longer than anything killed here is away. */
const totalTimeoutMs = 120_000;

export interface Sent {
  from: number;
  text: string;
  startedAt: number;
  ackedAt: number;
  tries: number;
}

/** Number of answers by status; 0 for no answer. */
export type Statuses = Map<number, number>;

/** Sends a message until it is acknowledged, always with the same id, as a page's outbox does. */
export async function send(base: string, me: Talker, text: string, statuses: Statuses): Promise<Sent> {
  const body = JSON.stringify({ client_id: randomUUID(), text });
  const startedAt = Date.now();
  for (let tries = 1; ; tries += 1) {
    const status = await post(base, me, body);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 201) return { from: me.id, text, startedAt, ackedAt: Date.now(), tries };
    if (Date.now() - startedAt > totalTimeoutMs)
      throw new Error(`A message was answered with ${status} at last.`);
    await pause(againAfterMs * (1 + Math.random()));
  }
}

async function post(base: string, { bearer, otherId }: Talker, body: string): Promise<number> {
  return fetch(`${base}/api/chat/${otherId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(callTimeoutMs),
  }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}
