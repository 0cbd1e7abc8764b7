import type { Connection } from '@/db/client';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';
import { personalChannel } from '@/lib/platform/realtime/events';
import type { StandIn } from './stand-in';

/** Nobody's channel: what is sent there is the end of what came before. */
const nobody = 1_000_000_000;

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
  const first = server.events.length;
  await work();
  // Events keep their order: what has not come before this one was not sent.
  await publishAfterCommit(db, [nobody], { name: 'notify', data: {} });
  const isEnd = ({ to }: Told) => to.includes(personalChannel(nobody));
  while (!server.events.slice(first).some(isEnd)) await new Promise((settle) => setTimeout(settle, 1));
  return server.events.slice(first).filter((event) => !isEnd(event));
}

/** Those that a person hears. */
export const heardBy = ({ id }: { id: number }, told: readonly Told[]): string[] =>
  told.flatMap(({ name, to }) => (to.includes(personalChannel(id)) ? [name] : []));
