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

/** The signs by which `isOnline` decides about a person. */
export interface Signs {
  /** Whether their channel was occupied at the last report. */
  isHere: boolean;
  /** Time since the last check of all channels; null before the first one. */
  checkedMsAgo: number | null;
  /** Time since the last call of any of their sessions; null when they have none. */
  calledMsAgo: number | null;
}

/** Whether a person is online: by their channel or, while the live server does not answer, by their last call. */
export function isOnline({ isHere, checkedMsAgo, calledMsAgo }: Signs): boolean {
  if (checkedMsAgo !== null && checkedMsAgo <= channelsKnownMs) return isHere;
  return calledMsAgo !== null && calledMsAgo <= lastCallMs;
}
