import { useSyncExternalStore } from 'react';
import { callApiOf } from './call-api';
import { createCallSession } from './call-session';
import { idle, type CallSession, type CallSnapshot } from './call-snapshot';
import { openCamera, openMicrophone } from './media';
import { openPeer } from './peer';

let session: CallSession | null = null;

/** The one call of this tab, made when it is first needed. */
export function tabCall(): CallSession {
  if (session) return session;
  const tab = crypto.randomUUID();
  session = createCallSession({ tab, api: callApiOf(tab), openPeer, openMicrophone, openCamera });
  return session;
}

export const useTabCall = (): CallSnapshot =>
  useSyncExternalStore(
    (listener) => tabCall().subscribe(listener),
    () => tabCall().get(),
    () => idle,
  );
