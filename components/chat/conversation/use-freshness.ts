import { useEffect, useEffectEvent } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { getLiveStatus, onLive, onLiveStatus } from '@/lib/browser/realtime/live-hub';
import type { ConversationView, MessagePage, MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { createCatchUp } from './catch-up';

/** How often it is asked what is new while the live channel is away. */
const pollMs = 10_000;
/** So long the answer to one's own message is waited for; then it is asked for as those of others are. */
const ownMs = 500;

interface Handlers {
  /** Whether a message is loaded, by its number. */
  isKnown: (seq: number) => boolean;
  onChanges: (changed: readonly MessageView[]) => void;
  /** What the two may do has changed. */
  onChange: () => Promise<unknown>;
  /** Reads the conversation anew. @returns its latest number */
  onGap: () => Promise<number>;
}

/** Asks what is new: at events of this conversation, when the channel comes back, on return to the tab, and now and then. */
export function useFreshness(
  { person: { id }, version }: ConversationView,
  { isKnown, onChanges, onChange, onGap }: Handlers,
): void {
  const knows = useEffectEvent(isKnown);
  const changes = useEffectEvent(onChanges);
  const change = useEffectEvent(onChange);
  const anew = useEffectEvent(onGap);
  useEffect(() => {
    const catchUp = createCatchUp({
      version,
      fetchChanges: async (after) => fetchJson<MessagePage>(apiRoutes.messages(id, { after: String(after) })),
      onChanges: (changed) => changes(changed),
      onGap: async () => anew(),
    });
    const ask = () => void catchUp.ask();
    /** Without events what the other one has read, and may do, is to be asked for, too. */
    const askAll = () => {
      ask();
      change().catch(() => undefined);
    };
    const waiting = new Set<ReturnType<typeof setTimeout>>();
    const afterAnswer = (isDone: () => boolean) => {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        if (!isDone()) ask();
      }, ownMs);
      waiting.add(timer);
    };
    const isOurs = ({ data }: { data: { from_id: number; to_id: number } }) =>
      data.from_id === id || data.to_id === id;
    const stops = [
      onLive(['chat-send'], ({ data: { from_id, to_id, seq } }) => {
        if (from_id === id) ask();
        else if (to_id === id) afterAnswer(() => knows(seq) && catchUp.skip(seq));
      }),
      onLive(['chat-edit', 'chat-delete', 'chat-reaction', 'chat-correction'], (event) => {
        if (isOurs(event)) ask();
      }),
      onLive(['chat-change'], (event) => {
        if (isOurs(event)) change().catch(() => undefined);
      }),
      onLiveStatus(() => {
        if (getLiveStatus() === 'on') askAll();
      }),
    ];
    const timer = setInterval(() => {
      if (getLiveStatus() !== 'on') askAll();
    }, pollMs);
    window.addEventListener('focus', ask);
    return () => {
      for (const stop of stops) stop();
      for (const each of waiting) clearTimeout(each);
      clearInterval(timer);
      window.removeEventListener('focus', ask);
    };
  }, [id, version]);
}
