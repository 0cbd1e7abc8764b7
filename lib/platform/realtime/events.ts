import { z } from 'zod';

/*
 * Every event that is sent live, by its name on the wire. Events are hints: they name what has changed and carry no
 * content; whoever hears one asks the API. What is missed is never repeated.
 */
const pair = z.object({ from_id: z.int(), to_id: z.int() });
/** Of one message: `seq` is its number in the dialog of the two. */
const ofMessage = pair.extend({ seq: z.int() });
const ofCall = pair.extend({ call_id: z.int() });

export const liveEvents = {
  /** Counters of the header or notifications have changed: the settings are to be read again. */
  notify: z.object({}),
  /** Spec §7: a message has been sent. `quiet`: nothing is counted, because its reader has muted or declined the sender. */
  'chat-send': ofMessage.extend({ quiet: z.literal(true).optional() }),
  'chat-edit': ofMessage,
  'chat-delete': ofMessage,
  /** Somebody reacted to a message, or took the reaction back. */
  'chat-reaction': ofMessage,
  /** A message was corrected, its writer answered the correction, or it was taken back. */
  'chat-correction': ofMessage,
  /** `from_id` has read everything up to this message; sent to the other one only if both show it. */
  'chat-read': ofMessage,
  /** Somebody is typing; sent at most once in three seconds. */
  'chat-typing': pair,
  /** A call has begun, was answered or has ended; repeated while it rings. */
  'chat-call': ofCall,
  /** The other one has left something that the connection of a call needs. */
  'chat-call-signal': ofCall,
  /** The timer of the two has begun, was changed or is over. */
  'chat-timer': pair,
  /** A first message was answered, or the conversation changed otherwise: it is to be read again. */
  'chat-change': pair,
  /** Somebody whose presence the listener may know of has come or gone: whether they are online is to be asked. */
  presence: z.object({ id: z.int() }),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent = {
  [N in LiveEventName]: { name: N; data: z.infer<(typeof liveEvents)[N]> };
}[LiveEventName];

/** An event as its schema says it, without anything else; null for what is none. */
export function readEvent({ name, data }: { name: string; data: unknown }): LiveEvent | null {
  const schema = Object.hasOwn(liveEvents, name) ? liveEvents[name as LiveEventName] : null;
  const read = schema?.safeParse(data);
  // The boundary: the name says which data these are.
  return read?.success ? ({ name, data: read.data } as LiveEvent) : null;
}

/** The channel of a person, which only they may subscribe to. */
export const personalChannel = (userId: number) => `${channelPrefix}${userId}`;
export const channelPrefix = 'private-channel-';

/** Whose channel this is; null for any other. */
export function personOfChannel(channel: string): number | null {
  const [, id] = /^private-channel-([1-9]\d{0,8})$/u.exec(channel) ?? [];
  return id === undefined ? null : Number(id);
}
