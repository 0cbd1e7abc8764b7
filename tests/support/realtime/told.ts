import type { Connection } from '@/db/client';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';
import { personalChannel } from '@/lib/platform/realtime/events';
import type { StandIn } from './stand-in';

/** Live events, and whom each was sent to. */
export interface Told {
  name: string;
  data: unknown;
  to: string[];
}

/** What the live server was sent while the work was done, in order; `startLiveWork` must be listening. */
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

/** Nobody has this id: what is sent to them marks a moment. */
const nobody = 1_000_000_000;

/** Events keep their order: once this one has come, all before it have. @returns how many there are with it */
async function untilAllSent(db: Connection, { events }: StandIn): Promise<number> {
  const isMark = ({ to }: Told) => to.includes(personalChannel(nobody));
  const before = events.filter(isMark).length;
  await publishAfterCommit(db, [nobody], { name: 'notify', data: {} });
  while (events.filter(isMark).length === before) await new Promise((settle) => setTimeout(settle, 1));
  return events.findLastIndex(isMark) + 1;
}

/** Those that a person hears. */
export const heardBy = ({ id }: { id: number }, told: readonly Told[]): string[] =>
  told.flatMap(({ name, to }) => (to.includes(personalChannel(id)) ? [name] : []));
