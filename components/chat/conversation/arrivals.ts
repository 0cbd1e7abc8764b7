import type { MessageView } from '@/lib/chat/messages/schema';

type Arrived = Pick<MessageView, 'seq' | 'kind' | 'text'>;

/** The messages of an open conversation that are announced to screen readers. */
export interface Arrivals {
  messages: readonly MessageView[];
  /** Messages up to this number were announced, or were there at first. */
  latestSeq: number;
  /** The latest announcements, with the messages as they arrived: a later change is not announced. */
  told: readonly Arrived[];
}

const maxTold = 10;
/** Kinds that are announced here; calls and timers are announced by other parts of the page. */
const toldKinds: ReadonlySet<MessageView['kind']> = new Set(['text', 'note', 'voice', 'picture']);

const latestOf = (messages: readonly MessageView[]) => Math.max(0, ...messages.map(({ seq }) => seq));

export const arrivalsAtFirst = (messages: readonly MessageView[]): Arrivals => ({
  messages,
  latestSeq: latestOf(messages),
  told: [],
});

/**
 * The announcements after messages have changed: each message of the other person that is newer than all known ones is
 * announced once.
 */
export function nextArrivals({ latestSeq, told }: Arrivals, messages: readonly MessageView[]): Arrivals {
  const news = messages.filter(
    ({ seq, mine, is_deleted: isDeleted, kind }) =>
      seq > latestSeq && !mine && !isDeleted && toldKinds.has(kind),
  );
  return {
    messages,
    latestSeq: Math.max(latestSeq, latestOf(messages)),
    told: [...told, ...news].slice(-maxTold),
  };
}
