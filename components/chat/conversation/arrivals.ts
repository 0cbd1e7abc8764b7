import type { MessageView } from '@/lib/chat/messages/schema';

type Arrived = Pick<MessageView, 'seq' | 'kind' | 'text'>;

/** What screen readers are told of the messages of an open conversation. */
export interface Arrivals {
  messages: readonly MessageView[];
  /** Everything up to this number is known or was told. */
  latestSeq: number;
  /** What was told last, as it was when it came: a later change is told no more. */
  told: readonly Arrived[];
}

const maxTold = 10;
/** Of a call or a timer other parts of the page tell. */
const toldKinds: ReadonlySet<MessageView['kind']> = new Set(['text', 'note', 'voice', 'picture']);

const latestOf = (messages: readonly MessageView[]) => Math.max(0, ...messages.map(({ seq }) => seq));

export const arrivalsAtFirst = (messages: readonly MessageView[]): Arrivals => ({
  messages,
  latestSeq: latestOf(messages),
  told: [],
});

/** After the messages have changed: those of the other one that are newer than all known ones are told, each once. */
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
