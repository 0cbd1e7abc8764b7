import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { listPeopleHere } from '@/lib/platform/realtime/occupied-channels';
import type { ChannelReport } from '@/lib/platform/realtime/webhook';
import { minuteMs } from '@/lib/platform/time/units';
import { announce } from './inside/announce';
import { claimCheck, deleteOldDepartures, putChecked, putMissing, upsertReports } from './inside/queries';

/** Older reports were replayed, or delayed past the next check. */
const maxReportAgeMs = minuteMs;
/** Time that departures are remembered. */
const leftKeptMs = minuteMs;
/**
 * Least time between two checks by any process: below the interval of `scripts/serve/presence.ts`, so that no process waits
 * for two.
 */
const minCheckIntervalMs = 25_000;

/** A person who has left, and the time until which they were seen. */
export interface Departure {
  id: number;
  at: Date;
}

/** Stores a report of the live server about channels that were occupied or vacated. @returns the people who have left */
export async function noteChannels({ at, isHere }: ChannelReport): Promise<Departure[]> {
  const moment = Date.now();
  if (Math.abs(moment - at) > maxReportAgeMs) return [];
  // The live server's clock may be ahead; an event dated in the future would override later ones.
  const told = new Date(Math.min(at, moment));
  const changed = await upsertReports(db, isHere, told);
  await announce(changed.map(({ id }) => id));
  const seenAt = now();
  return changed.flatMap(({ id, isHere: stays }) => (stays ? [] : { id, at: seenAt }));
}

/**
 * Corrects missed reports, which are sent once: asks the live server who is connected, in one process at a time. Throws when
 * the live server does not answer. @returns the people who have left
 */
export async function checkChannels(): Promise<Departure[]> {
  if (!(await claimCheck(db, minCheckIntervalMs))) return [];
  // Reports from now on are newer than the answer.
  const asked = new Date();
  const here = await listPeopleHere();
  if (here === null) return [];
  const come = await upsertReports(db, new Map(here.map((id) => [id, true])), asked);
  const gone = await putMissing(db, here, asked);
  await putChecked(db, asked);
  await deleteOldDepartures(db, new Date(asked.getTime() - leftKeptMs));
  await announce([...come, ...gone].map(({ id }) => id));
  return gone.map(({ id, toldAt }) => ({ id, at: onSiteClock(toldAt) }));
}

/** Converts a real time to the site's clock, which tests can set. */
const onSiteClock = (real: Date) => new Date(now().getTime() - (Date.now() - real.getTime()));
