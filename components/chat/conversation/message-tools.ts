import { createContext, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { ComposerMode } from '@/components/chat/composer/composer';
import type { Partner } from '@/lib/chat/dialogs/schema';
import type { MessageView } from '@/lib/chat/messages/schema';
import type { OutboxStore } from './outbox-store';

interface Tools {
  person: Partner;
  /** Name of the other person in this conversation. */
  name: string;
  /** Shows a message as the server has returned it. */
  take: (message: MessageView) => void;
  /** Opens the composer to reply to a message or change it. */
  onMode: (mode: ComposerMode) => void;
  /** Whether the two people talk, so that one may correct the other. */
  mayCorrect: boolean;
  goTo: (seq: number) => Promise<void>;
  store: OutboxStore;
}

/** Tools of the conversation for the messages in it. */
export const MessageTools = createContext<Tools | null>(null);

export function useMessageTools(): Tools {
  const tools = useContext(MessageTools);
  if (!tools) throw new Error('A message is shown outside of a conversation.');
  return tools;
}

/**
 * The same object while its data is the same, so that messages do not render again for other changes; its functions call
 * those of the latest tools.
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
