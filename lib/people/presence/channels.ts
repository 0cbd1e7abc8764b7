import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { listPeopleHere } from '@/lib/platform/realtime/occupied-channels';
import type { ChannelReport } from '@/lib/platform/realtime/webhook';
import { minuteMs } from '@/lib/platform/time/units';
import { announce } from './inside/announce';
import { claimCheck, deleteOldDepartures, putChecked, putMissing, upsertReports } from './inside/queries';

/** A report that is older was replayed, or has waited for longer than the next check takes. */
const maxReportAgeMs = minuteMs;
/** How long it is remembered that somebody has left. */
const leftKeptMs = minuteMs;
/** No process asks sooner after another: below the interval of `scripts/serve/presence.ts`, so that none waits for two. */
const minCheckIntervalMs = 25_000;

/** Somebody has left, and until when they were seen. */
export interface Departure {
  id: number;
  at: Date;
}

/** The live server has reported that channels were occupied or vacated. @returns who has left */
export async function noteChannels({ at, isHere }: ChannelReport): Promise<Departure[]> {
  const moment = Date.now();
  if (Math.abs(moment - at) > maxReportAgeMs) return [];
  // Its clock may be ahead of ours; an event dated in the future would override later ones.
  const told = new Date(Math.min(at, moment));
  const changed = await upsertReports(db, isHere, told);
  await announce(changed.map(({ id }) => id));
  const seenAt = now();
  return changed.flatMap(({ id, isHere: stays }) => (stays ? [] : { id, at: seenAt }));
}

/**
 * Puts right what reports have missed, because they are sent once: asks who is here, in one process at a time. Throws
 * when the live server does not answer. @returns who has left
 */
export async function checkChannels(): Promise<Departure[]> {
  if (!(await claimCheck(db, minCheckIntervalMs))) return [];
  // What is reported from now on is newer than the answer.
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

/** A real time by the clock of the site, which tests set. */
const onSiteClock = (real: Date) => new Date(now().getTime() - (Date.now() - real.getTime()));
