import type { Viewer } from './viewer';

/* Sanctions need no job to end: their end is compared with the time of each call. */

/** The end of a sanction that only an appeal can lift. */
export const forGood = new Date('9999-12-31T00:00:00Z');

export const isSuspended = ({ suspendedUntil }: Pick<Viewer, 'suspendedUntil'>, at: Date) =>
  suspendedUntil !== null && suspendedUntil > at;

export const isMuted = ({ mutedUntil }: Pick<Viewer, 'mutedUntil'>, at: Date) =>
  mutedUntil !== null && mutedUntil > at;
