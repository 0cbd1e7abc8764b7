import type { MessageView } from '@/lib/chat/messages/schema';

type Corrected = Pick<MessageView, 'seq' | 'version' | 'corrections'>;

/** News of a correction: the partner has made one, or has accepted one. */
export interface CorrectionNews {
  kind: 'made' | 'accepted';
  seq: number;
  version: number;
}

/** The corrections that are known in an open conversation, and the news to announce. */
export interface Known {
  messages: readonly Corrected[];
  /** State by number of the message; '' without a correction. Messages that were scrolled away are kept. */
  states: ReadonlyMap<number, string>;
  news: CorrectionNews | null;
}

export const knownAtFirst = (messages: readonly Corrected[]): Known => ({
  messages,
  states: statesOf(messages),
  news: null,
});

/**
 * The news after messages have changed: the latest correction that was made or accepted since, or otherwise the previous
 * news while it is true. Older messages that were loaded later are no news.
 */
export function nextKnown({ states, news }: Known, messages: readonly Corrected[]): Known {
  const latestSeq = Math.max(0, ...states.keys());
  const changed = messages.filter(
    (message) =>
      message.seq > latestSeq || (states.get(message.seq) ?? stateOf(message)) !== stateOf(message),
  );
  const [latest] = changed.flatMap(newsOf).toSorted((one, other) => other.version - one.version);
  const isOver = changed.some(({ seq }) => seq === news?.seq);
  return {
    messages,
    states: new Map([...states, ...statesOf(messages)]),
    news: latest ?? (isOver ? null : news),
  };
}

function newsOf({ seq, version, corrections: [correction] }: Corrected): CorrectionNews[] {
  if (correction?.mine === false && correction.state === 'open') return [{ kind: 'made', seq, version }];
  if (correction?.mine === true && correction.state === 'accepted')
    return [{ kind: 'accepted', seq, version }];
  return [];
}

const statesOf = (messages: readonly Corrected[]) =>
  new Map(messages.map((message) => [message.seq, stateOf(message)]));
const stateOf = ({ corrections }: Corrected) =>
  corrections.map(({ mine, state, at }) => `${mine} ${state} ${at}`).join();
