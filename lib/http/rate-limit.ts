import 'server-only';
import { now } from '@/lib/clock';
import { AppError } from '@/lib/errors';

/** Windows of five minutes (security, "Numbers to adopt"), counted in this process. */
const windowLength = 5 * 60_000;
/** More subjects than this in one window is an attack from many addresses: the oldest are forgotten. */
const mostSubjects = 50_000;

interface Window {
  count: number;
  endsAt: number;
}
const windows = new Map<string, Window>();

/** Counts a call. Answers the standing for the X-RateLimit headers; throws AppError('too_many_requests'). */
export function countCall(subject: string, most: number): { limit: number; remaining: number } {
  const window = windowOf(subject, now().getTime());
  window.count += 1;
  if (window.count > most) {
    const seconds = Math.max(1, Math.ceil((window.endsAt - now().getTime()) / 1000));
    throw new AppError('too_many_requests', { retryAfter: seconds, values: { seconds } });
  }
  return { limit: most, remaining: most - window.count };
}

function windowOf(subject: string, moment: number): Window {
  const known = windows.get(subject);
  if (known && known.endsAt > moment) return known;
  windows.delete(subject);
  const [oldest] = windows.keys();
  if (windows.size >= mostSubjects && oldest !== undefined) windows.delete(oldest);
  const fresh = { count: 0, endsAt: moment + windowLength };
  windows.set(subject, fresh);
  return fresh;
}
