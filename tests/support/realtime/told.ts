import type { Connection } from '@/db/client';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';
import { personalChannel } from '@/lib/platform/realtime/events';
import type { StandIn } from './stand-in';

/** Live events with their receivers. */
export interface Told {
  name: string;
  data: unknown;
  to: string[];
}

/** The events that the live server received during the work, in order; `startLiveWork` must be listening. */
export async function toldDuring(
  db: Connection,
  server: StandIn,
  work: () => Promise<unknown>,
): Promise<Told[]> {
  const first = await untilAllSent(db, server);
  await work();
  const end = await untilAllSent(db, server);
  return server.events.slice(first, end - 1);
}

/** An id that nobody has: an event to it marks a moment. */
const nobody = 1_000_000_000;

/**
 * Events keep their order: when the mark has arrived, all events before it have. @returns the number of events including the
 * mark
 */
async function untilAllSent(db: Connection, { events }: StandIn): Promise<number> {
  const isMark = ({ to }: Told) => to.includes(personalChannel(nobody));
  const before = events.filter(isMark).length;
  await publishAfterCommit(db, [nobody], { name: 'notify', data: {} });
  while (events.filter(isMark).length === before) await new Promise((settle) => setTimeout(settle, 1));
  return events.findLastIndex(isMark) + 1;
}

/** Names of the events that a person gets. */
export const heardBy = ({ id }: { id: number }, told: readonly Told[]): string[] =>
  told.flatMap(({ name, to }) => (to.includes(personalChannel(id)) ? [name] : []));
