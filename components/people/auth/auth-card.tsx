import type { ReactNode } from 'react';
import type { AuthTab } from '@/lib/browser/auth-state/state';
import { AuthFrame } from './auth-frame';
import { AuthTabs } from './auth-tabs';

interface Props {
  tab: AuthTab;
  title: string;
  lead?: string | undefined;
  /** Where to go once signed in, when the address says so: the other tabs hand it on. */
  returnTo?: string | undefined;
  children: ReactNode;
}

/** One of the ways into an account, with the way to the others. */
export function AuthCard({ tab, title, lead, returnTo, children }: Props) {
  return (
    <AuthFrame title={title} lead={lead} before={<AuthTabs current={tab} returnTo={returnTo} />}>
      {children}
    </AuthFrame>
  );
}
