import { useMemo } from 'react';
import { usePublicConfig } from '@/components/browser/auth-state/use-auth-state';
import type { LiveConfig } from '@/lib/platform/realtime/schema';

/** The same object while the configuration stays the same, although the settings are read on every navigation. */
export function useLiveConfig(): LiveConfig {
  const text = JSON.stringify(usePublicConfig()?.live ?? null);
  // The boundary: it was this type before it was text.
  return useMemo(() => JSON.parse(text) as LiveConfig, [text]);
}
