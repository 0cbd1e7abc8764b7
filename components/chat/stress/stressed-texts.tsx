import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { MessageView } from '@/lib/chat/messages/schema';
import { maxStressedMessages } from '@/lib/chat/stress/limits';
import type { StressedMessages } from '@/lib/chat/stress/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { isRussianText } from './is-russian-text';
import { useChatStress } from './use-chat-stress';

type Texts = ReadonlyMap<string, string>;
const none: Texts = new Map();
const noMessages: readonly MessageView[] = [];
const StressedTexts = createContext<Texts>(none);

/** The text of a message with stress marks, if they are on and loaded. */
export const useStressedText = (text: string) => useContext(StressedTexts).get(text) ?? text;

interface Props {
  person: number;
  messages: readonly MessageView[];
  children: ReactNode;
}

/** Loads the stress marks of the loaded messages, while they are on. */
export function StressProvider({ person, messages, children }: Props) {
  const [isOn] = useChatStress();
  const texts = useStressedTexts(person, isOn ? messages : noMessages);
  return <StressedTexts value={isOn ? texts : none}>{children}</StressedTexts>;
}

function useStressedTexts(person: number, messages: readonly MessageView[]): Texts {
  const [known, setKnown] = useState<Texts>(none);
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const open = messages.filter(({ text }) => isRussianText(text) && !asked.current.has(text));
    const wanted = open.slice(-maxStressedMessages);
    if (wanted.length === 0) return;
    for (const { text } of wanted) asked.current.add(text);
    const seqs = wanted.map(({ seq }) => seq);
    fetchJson<StressedMessages>(apiRoutes.messageStress(person, seqs))
      .then(({ messages: found }) => {
        setKnown(
          (before) => new Map([...before, ...found.map(({ text, stressed }) => [text, stressed] as const)]),
        );
      })
      .catch(() => {
        // After a failure, another message or the switch requests them again.
        for (const { text } of wanted) asked.current.delete(text);
      });
  }, [person, messages, known]);
  return known;
}
