import type { Viewer } from './viewer';

/* Sanctions end by themselves: whoever asks compares their end with the time of the call. */

/** The end of what ends only by an appeal. */
export const forGood = new Date('9999-12-31T00:00:00Z');

export const isSuspended = ({ suspendedUntil }: Pick<Viewer, 'suspendedUntil'>, at: Date) =>
  suspendedUntil !== null && suspendedUntil > at;

export const isMuted = ({ mutedUntil }: Pick<Viewer, 'mutedUntil'>, at: Date) =>
  mutedUntil !== null && mutedUntil > at;
