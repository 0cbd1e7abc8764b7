import { z } from 'zod';

/*
 * All live events by their names in the protocol. Events are hints: they name what has changed and carry no content; a
 * browser that gets one calls the API. A missed event is never repeated.
 */
const pair = z.object({ from_id: z.int(), to_id: z.int() });
/** An event about a message; `seq` is its number in the dialog of the two people. */
const ofMessage = pair.extend({ seq: z.int() });
const ofCall = pair.extend({ call_id: z.int() });

export const liveEvents = {
  /**
   * Counters of the header or notifications have changed: the settings should be read again. `from_id`: there is a
   * notification about this person, which the conversation with them shows too.
   */
  notify: z.object({ from_id: z.int().optional() }),
  /** Spec §7: a message has been sent. `quiet`: it is not counted, because its reader has muted or declined the sender. */
  'chat-send': ofMessage.extend({ quiet: z.literal(true).optional() }),
  'chat-edit': ofMessage,
  'chat-delete': ofMessage,
  /** Somebody reacted to a message, or removed the reaction. */
  'chat-reaction': ofMessage,
  /** A message was corrected, its author answered the correction, or the correction was withdrawn. */
  'chat-correction': ofMessage,
  /** `from_id` has read everything up to this message; sent to the other person only if both show it. */
  'chat-read': ofMessage,
  /**
   * Messages of `from_id` have waited so long that a reminder is about to be sent: a page that shows the conversation answers
   * with its read position, and there is none.
   */
  'chat-waiting': pair,
  /** Somebody is typing; sent at most once in three seconds. */
  'chat-typing': pair,
  /** A call has begun, was answered or has ended; repeated while it rings. */
  'chat-call': ofCall,
  /** The other person's browser has sent signals for a call. */
  'chat-call-signal': ofCall,
  /** The timer of the two people was started or changed, or is over. */
  'chat-timer': pair,
  /** A first message was answered, or the conversation changed otherwise: it should be read again. */
  'chat-change': pair,
  /** A person whose presence the receiver may see has come or gone: the receiver should ask whether they are online. */
  presence: z.object({ id: z.int() }),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent = {
  [N in LiveEventName]: { name: N; data: z.infer<(typeof liveEvents)[N]> };
}[LiveEventName];

/** An event with the data in its schema and no other; null when it does not fit. */
export function readEvent({ name, data }: { name: string; data: unknown }): LiveEvent | null {
  const schema = Object.hasOwn(liveEvents, name) ? liveEvents[name as LiveEventName] : null;
  const read = schema?.safeParse(data);
  // The boundary: the name determines the data.
  return read?.success ? ({ name, data: read.data } as LiveEvent) : null;
}

/** The channel of a person, which only they may subscribe to. */
export const personalChannel = (userId: number) => `${channelPrefix}${userId}`;
export const channelPrefix = 'private-channel-';

/** The person of a channel; null for a channel of another kind. */
export function personOfChannel(channel: string): number | null {
  const [, id] = /^private-channel-([1-9]\d{0,8})$/u.exec(channel) ?? [];
  return id === undefined ? null : Number(id);
}
