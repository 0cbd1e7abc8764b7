import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import type { SettingsAnswer } from '@/lib/people/settings/schema';
import type { SiteAddress } from '@/tests/faults/site';
import { listen, type Listener } from './listening';
import { makePairs, type Talker } from './people';
import { send, type Sent, type Statuses } from './sending';

/** Time that is waited, after the last acknowledgement, for messages to be seen. */
const settleMs = 15_000;

interface Plan {
  /** Base URL for sending, if it is not the site's own. */
  sendTo?: string;
  /** Base URL of each person, if they differ. */
  baseOf?: (me: Talker) => string;
  pairs: number;
  /** Messages of each pair. */
  messages: number;
  /** Messages per second of all pairs together. */
  perSecond: number;
  /** Actions, each when this share of the messages is acknowledged. */
  events: { share: number; act: () => Promise<void> }[];
}

export interface Outcome {
  wanted: number;
  sent: Sent[];
  listeners: Map<number, Listener>;
  talkers: Talker[];
  statuses: Statuses;
  seconds: number;
}

/** Lets pairs of people write to each other at a steady rate, while the plan's events happen. */
export async function runTraffic(
  site: SiteAddress,
  { sendTo, pairs: count, ...plan }: Plan,
): Promise<Outcome> {
  const baseOf = plan.baseOf ?? (() => site.base);
  const pairs = await makePairs(site, count);
  const talkers = pairs.flat();
  const { config } = (await (await fetch(`${site.base}/api/settings`)).json()) as SettingsAnswer;
  const { live } = config;
  if (!live) throw new Error('The site has no live channel.');
  const listeners = new Map(talkers.map((me) => [me.id, listen(baseOf(me), live, me)]));
  await pause(3_000);
  const stopForgetting = forgetThrottles(site);
  const started = Date.now();
  const wanted = count * plan.messages;
  const statuses: Statuses = new Map();
  const sent: Sent[] = [];
  const events = plan.events.toSorted((one, other) => one.share - other.share);
  const acting: Promise<void>[] = [];
  const onAck = (message: Sent) => {
    sent.push(message);
    const [next] = events;
    if (!next || sent.length < next.share * wanted) return;
    events.shift();
    acting.push(next.act());
  };
  const eachMs = (talkers.length * 1000) / plan.perSecond;
  await Promise.all(
    talkers.map(async (me, index) => {
      for (let turn = 0; turn < plan.messages / 2; turn += 1) {
        const dueAt = started + (turn + index / talkers.length) * eachMs;
        await pause(Math.max(0, dueAt - Date.now()));
        onAck(await send(sendTo ?? baseOf(me), me, `${me.id} ${turn}`, statuses));
      }
    }),
  );
  await Promise.all(acting);
  await untilSeen(sent, talkers, listeners);
  for (const { stop } of listeners.values()) stop();
  await stopForgetting();
  return { wanted, sent, listeners, talkers, statuses, seconds: Math.round((Date.now() - started) / 1000) };
}

/** Deletes the rate limits, which other tests cover. @returns a function that ends it */
function forgetThrottles(site: SiteAddress): () => Promise<void> {
  const sql = postgres(site.databaseUrl(), { max: 1, connect_timeout: 2, onnotice: () => undefined });
  const timer = setInterval(
    () => void sql`delete from throttles where key like 'chat:%'`.catch(() => undefined),
    2_000,
  );
  return async () => {
    clearInterval(timer);
    await sql.end({ timeout: 1 });
  };
}

async function untilSeen(
  sent: readonly Sent[],
  talkers: readonly Talker[],
  listeners: Outcome['listeners'],
): Promise<void> {
  const otherOf = new Map(talkers.map(({ id, otherId }) => [id, otherId]));
  const deadline = Date.now() + settleMs;
  const isSeen = ({ from, text }: Sent) => listeners.get(otherOf.get(from) ?? 0)?.seenAt.has(text) === true;
  while (Date.now() < deadline && !sent.every(isSeen)) await pause(100);
}
