import { minuteMs } from '@/lib/platform/time/units';

/**
 * Occupied channels are asked for every 30 s; after three answers that did not come it is unknown who is online.
 * @public for tests, which let this time pass
 */
export const channelsKnownMs = 90_000;
/**
 * A session's last call is written every five minutes, and a page that is looked at calls more often.
 * @public for tests, which let this time pass
 */
export const lastCallMs = 6 * minuteMs;

/** What is known of a person, from which it follows whether they are online. */
export interface Signs {
  /** Whether their channel was occupied when that was last known. */
  isHere: boolean;
  /** How long ago all channels were last asked about; null for never. */
  checkedMsAgo: number | null;
  /** How long ago a session of theirs last called; null where they have none. */
  calledMsAgo: number | null;
}

/** Online is whoever's own channel is occupied; while the live server is away, whoever has called just now. */
export function isOnline({ isHere, checkedMsAgo, calledMsAgo }: Signs): boolean {
  if (checkedMsAgo !== null && checkedMsAgo <= channelsKnownMs) return isHere;
  return calledMsAgo !== null && calledMsAgo <= lastCallMs;
}
