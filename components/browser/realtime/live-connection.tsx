'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { refreshChangedSettings } from '@/components/browser/auth-state/refresh-settings';
import { useAuthState } from '@/components/browser/auth-state/use-auth-state';
import { getLeaving, onLeaving } from '@/lib/browser/api/leaving';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { removeOptional } from '@/lib/browser/consent';
import { openLiveChannel, type LiveChannel } from '@/lib/browser/realtime/live-channel';
import { setLiveStatus, tellLive } from '@/lib/browser/realtime/live-hub';
import type { LiveEvent } from '@/lib/platform/realtime/events';
import { countEvent } from './count-event';
import { useLiveConfig } from './use-live-config';

/** Keeps the live channel of whoever is signed in, and with it the counters of the header true in every tab. */
export function LiveConnection() {
  const userId = useAuthState().user?.id;
  const config = useLiveConfig();
  // No events arrive while signing out; the server would refuse to sign for a channel that is just being subscribed to.
  const isLeaving = useSyncExternalStore(onLeaving, getLeaving, () => false);
  useEffect(() => {
    if (userId === undefined || !config || isLeaving) return undefined;
    let isOver = false;
    let channel: LiveChannel | undefined;
    const onEvent = (event: LiveEvent) => {
      countEvent(event, userId);
      tellLive(event);
    };
    const onSubscribed = () => {
      setLiveStatus('on');
      void refreshChangedSettings();
    };
    const onLost = () => setLiveStatus('away');
    setLiveStatus('away');
    const open = async () => {
      const opened = await openLiveChannel(config, { userId, onEvent, onSubscribed, onLost });
      if (isOver) opened.close();
      else channel = opened;
    };
    open().catch(() => undefined);
    return () => {
      isOver = true;
      channel?.close();
      setLiveStatus('off');
    };
  }, [userId, config, isLeaving]);
  useForgetting(userId);
  return null;
}

/** Signing out deletes unsent messages to others from this browser. */
function useForgetting(userId: number | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    return () => {
      if (authState.getState().user !== null) return;
      removeOptional('chat-draft:');
      removeOptional('chat-outbox:');
    };
  }, [userId]);
}
