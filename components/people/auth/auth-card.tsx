import type { ReactNode } from 'react';
import type { AuthTab } from '@/lib/browser/auth-state/state';
import { AuthFrame } from './auth-frame';
import { AuthTabs } from './auth-tabs';

interface Props {
  tab: AuthTab;
  title: string;
  lead?: string | undefined;
  /** The page to open after signing in, from the address; the other tabs pass it on. */
  returnTo?: string | undefined;
  children: ReactNode;
}

/** The card of one auth page, with tabs to the others. */
export function AuthCard({ tab, title, lead, returnTo, children }: Props) {
  return (
    <AuthFrame title={title} lead={lead} before={<AuthTabs current={tab} returnTo={returnTo} />}>
      {children}
    </AuthFrame>
  );
}
