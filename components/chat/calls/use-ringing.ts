import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { onLive } from '@/lib/browser/realtime/live-hub';
import type { CallView } from '@/lib/chat/calls/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** A call while it rings here: null when it was answered in another tab, has ended, or its caller is muted. */
export function useRinging(callId: number): { call: CallView | null; stop: () => void } {
  const [call, setCall] = useState<CallView | null>(null);
  const [isStopped, setStopped] = useState(false);
  const until = call?.rings_until;
  useEffect(() => {
    const read = () => {
      fetchJson<CallView>(apiRoutes.call(callId)).then(setCall, () => setCall(null));
    };
    read();
    return onLive(['chat-call'], ({ data }) => {
      if (data.call_id === callId) read();
    });
  }, [callId]);
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => setCall(null), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  const isRinging = call?.state === 'ringing' && !call.mine && !call.person.is_muted;
  return { call: isRinging && !isStopped ? call : null, stop: () => setStopped(true) };
}
