import { z } from 'zod';

/*
 * Every event that is sent live, by its name on the wire. Events are hints: they name what has changed and carry no
 * content; whoever hears one asks the API. What is missed is never repeated.
 */
export const liveEvents = {
  /** Counters of the header or notifications have changed: the settings are to be read again. */
  notify: z.object({}),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent = {
  [N in LiveEventName]: { name: N; data: z.infer<(typeof liveEvents)[N]> };
}[LiveEventName];

/** The channel of a person, which only they may subscribe to. */
export const personalChannel = (userId: number) => `private-channel-${userId}`;
