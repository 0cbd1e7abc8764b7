import { useEffect, useState } from 'react';
import { useAuthState } from '@/components/browser/auth-state/use-auth-state';
import { onDemand } from '@/components/ui/on-demand';
import { onLive } from '@/lib/browser/realtime/live-hub';

const IncomingDialog = onDemand(async () => (await import('./incoming-dialog')).IncomingDialog);

/** Listens for incoming calls on every page. The dialog is loaded with the first one. */
export function IncomingCalls() {
  const me = useAuthState().user?.id;
  const [call, setCall] = useState<number | null>(null);
  useEffect(
    () =>
      onLive(['chat-call'], ({ data }) => {
        if (data.to_id === me) setCall(data.call_id);
      }),
    [me],
  );
  return me !== undefined && call !== null && <IncomingDialog key={call} callId={call} />;
}
