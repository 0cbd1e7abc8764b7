'use client';

import { useEffect } from 'react';
import { refreshChangedSettings } from '@/components/browser/auth-state/refresh-settings';
import { useAuthState } from '@/components/browser/auth-state/use-auth-state';
import { useLiveConfig } from './use-live-config';
import { openLiveChannel, type LiveChannel } from '@/lib/browser/realtime/live-channel';

/** Keeps the counters of the header true while somebody is signed in: they are read again when the server says so. */
export function LiveCounters() {
  const userId = useAuthState().user?.id;
  const config = useLiveConfig();
  useEffect(() => {
    if (userId === undefined || !config) return undefined;
    let isOver = false;
    let channel: LiveChannel | undefined;
    const onSubscribed = () => void refreshChangedSettings();
    const open = async () => {
      const opened = await openLiveChannel(config, { userId, onSubscribed });
      if (isOver) opened.close();
      else channel = opened;
      opened.on('notify', () => void refreshChangedSettings());
    };
    open().catch(() => undefined);
    return () => {
      isOver = true;
      channel?.close();
    };
  }, [userId, config]);
  return null;
}
