import { useEffect, useEffectEvent } from 'react';
import { useLocale } from 'next-intl';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { onLive } from '@/lib/browser/realtime/live-hub';
import type { CallView } from '@/lib/chat/calls/schema';
import type { Partner } from '@/lib/chat/dialogs/schema';
import type { ConversationView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { isLive } from './call-phase';
import { takePendingCall, isLoadedAsChat, loadChat, takeCallsHere } from './call-handoff';
import { tabCall, useTabCall } from './tab-call';

/** Calls somebody from the chat; if this page may not use the microphone, it is reloaded first. */
export function useDial(): (person: Partner) => void {
  const locale = useLocale();
  return (person) => {
    if (isLoadedAsChat(locale)) void tabCall().dial(person);
    else loadChat(locale, person.id, { kind: 'dial', person: person.id });
  };
}

/**
 * Connects the chat page with the call of this tab: passes events to it, continues with the button that was pressed on
 * another page, and ends the call when the page is left.
 */
export function useCallsHere() {
  const call = useTabCall();
  const isCalling = isLive(call.phase);
  const fulfil = useEffectEvent(async () => {
    const pending = takePendingCall();
    if (pending?.kind === 'take')
      await tabCall().take(await fetchJson<CallView>(apiRoutes.call(pending.call)));
    if (pending?.kind === 'dial') {
      const { person } = await fetchJson<ConversationView>(apiRoutes.conversation(pending.person));
      await tabCall().dial(person);
    }
  });
  useEffect(() => {
    fulfil().catch(() => undefined);
    const stops = [
      takeCallsHere((taken) => void tabCall().take(taken)),
      onLive(['chat-call', 'chat-call-signal'], ({ data }) => tabCall().heardOf(data.call_id)),
    ];
    const leave = () => tabCall().leave();
    window.addEventListener('pagehide', leave);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useEffect(() => {
    if (!isCalling) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isCalling]);
  return call;
}
