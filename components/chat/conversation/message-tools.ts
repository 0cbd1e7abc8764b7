import { createContext, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { ComposerMode } from '@/components/chat/composer/composer';
import type { Partner } from '@/lib/chat/dialogs/schema';
import type { MessageView } from '@/lib/chat/messages/schema';
import type { OutboxStore } from './outbox-store';

interface Tools {
  person: Partner;
  /** What the other one is called here. */
  name: string;
  /** Shows a message as the server has answered it. */
  take: (message: MessageView) => void;
  /** Answers or changes a message in the composer. */
  onMode: (mode: ComposerMode) => void;
  /** Whether the two talk, so that one may correct the other. */
  mayCorrect: boolean;
  goTo: (seq: number) => Promise<void>;
  store: OutboxStore;
}

/** What can be done with a message of the conversation around it. */
export const MessageTools = createContext<Tools | null>(null);

export function useMessageTools(): Tools {
  const tools = useContext(MessageTools);
  if (!tools) throw new Error('A message is shown outside of a conversation.');
  return tools;
}

/**
 * The same tools as long as what they say is the same, so that no message is drawn anew because something else has changed;
 * what they do is done as the latest of them do it.
 */
export function useSteadyTools(latest: Tools): Tools {
  const { person, name, mayCorrect, store } = latest;
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useMemo(
    () => ({
      person,
      name,
      mayCorrect,
      store,
      take: (message) => current.current.take(message),
      onMode: (mode) => current.current.onMode(mode),
      goTo: async (seq) => current.current.goTo(seq),
    }),
    [person, name, mayCorrect, store],
  );
}
