import { createContext, useContext, type ReactNode } from 'react';
import { isTalk } from '@/lib/chat/corrections/policy';
import type { Partner } from '@/lib/chat/dialogs/schema';
import type { ConversationView, MessageView } from '@/lib/chat/messages/schema';

interface TalkTools {
  person: Partner;
  /** Number of the newest loaded message. */
  lastSeq: number;
}

/**
 * The conversation around it, if the two talk; null before the first answer, and where nothing may pass.
 * @public for tests, which provide a conversation of their own
 */
export const Talk = createContext<TalkTools | null>(null);

export const useTalk = (): TalkTools | null => useContext(Talk);

interface Props {
  about: ConversationView;
  messages: readonly MessageView[];
  children: ReactNode;
}

export function TalkArea({ about, messages, children }: Props) {
  const lastSeq = messages.at(-1)?.seq ?? about.version;
  const talks = lastSeq > 0 && isTalk(about, messages);
  return <Talk.Provider value={talks ? { person: about.person, lastSeq } : null}>{children}</Talk.Provider>;
}
