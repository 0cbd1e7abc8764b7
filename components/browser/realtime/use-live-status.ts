import { useSyncExternalStore, useState, useEffect } from 'react';
import { getLiveStatus, onLiveStatus, type LiveStatus } from '@/lib/browser/realtime/live-hub';

/** A connection that is opened, or opened again at once, is not called lost. */
const tolerableMs = 2_500;

/** The state of the live channel; 'away' only once it has lasted. */
export function useLiveStatus(): LiveStatus {
  const status = useSyncExternalStore(onLiveStatus, getLiveStatus, () => 'off' as const);
  const [lasting, setLasting] = useState<LiveStatus>('off');
  useEffect(() => {
    const timer = setTimeout(() => setLasting(status), status === 'away' ? tolerableMs : 0);
    return () => clearTimeout(timer);
  }, [status]);
  return lasting;
}
