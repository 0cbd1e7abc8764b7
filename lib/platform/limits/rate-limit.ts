import 'server-only';
import { LRUCache } from 'lru-cache';
import { now } from '@/lib/platform/clock';

/** Windows of five minutes (security, "Numbers to adopt"), counted in this process. */
const windowLength = 5 * 60_000;
/** More subjects than this in one window is an attack from many addresses: those silent for longest are forgotten. */
const maxSubjects = 50_000;

interface Window {
  count: number;
  endsAt: number;
}
const windows = new LRUCache<string, Window>({ max: maxSubjects });

interface Standing {
  limit: number;
  remaining: number;
  /** Whole seconds to wait; 0 when the call may go on. */
  wait: number;
}

/** Counts a call of a subject that may make so many in a window; `cost` where calls weigh differently (0 only asks). */
export function countCall(subject: string, most: number, cost = 1): Standing {
  const moment = now().getTime();
  const window = windowOf(subject, moment);
  window.count += cost;
  const wait = window.count > most ? Math.max(1, Math.ceil((window.endsAt - moment) / 1000)) : 0;
  return { limit: most, remaining: Math.max(0, most - window.count), wait };
}

function windowOf(subject: string, moment: number): Window {
  const known = windows.get(subject);
  if (known && known.endsAt > moment) return known;
  const fresh = { count: 0, endsAt: moment + windowLength };
  windows.set(subject, fresh);
  return fresh;
}
