import 'server-only';
import { LRUCache } from 'lru-cache';
import { now } from '@/lib/platform/clock';
import { minuteMs } from '@/lib/platform/time/units';

/** Windows of five minutes (security, "Numbers to adopt"), counted in this process. */
const windowMs = 5 * minuteMs;
/** More subjects than this in one window are an attack from many addresses: those least recently seen are dropped. */
const maxSubjects = 50_000;

interface Window {
  count: number;
  endsAt: number;
}
const windows = new LRUCache<string, Window>({ max: maxSubjects });

interface RateLimitState {
  limit: number;
  remaining: number;
  /** Whole seconds until the next window; 0 when the call is within the limit. */
  waitSeconds: number;
}

/**
 * Counts a call of a subject that may make `max` in a window; `cost` is the weight of the call (0 only reads the
 * state).
 */
export function countCall(subject: string, max: number, cost = 1): RateLimitState {
  const nowMs = now().getTime();
  const window = windowOf(subject, nowMs);
  window.count += cost;
  const waitSeconds = window.count > max ? Math.max(1, Math.ceil((window.endsAt - nowMs) / 1000)) : 0;
  return { limit: max, remaining: Math.max(0, max - window.count), waitSeconds };
}

function windowOf(subject: string, nowMs: number): Window {
  const known = windows.get(subject);
  if (known && known.endsAt > nowMs) return known;
  const fresh = { count: 0, endsAt: nowMs + windowMs };
  windows.set(subject, fresh);
  return fresh;
}
