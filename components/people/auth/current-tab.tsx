'use client';

import { useEffect } from 'react';
import { authState } from '@/lib/browser/auth-state/auth-state';
import type { AuthTab } from '@/lib/browser/auth-state/state';

/** Spec §4: the tab in the state is that of the current auth route. */
export function CurrentTab({ tab }: { tab: AuthTab }) {
  useEffect(() => authState.setTab(tab), [tab]);
  return null;
}
