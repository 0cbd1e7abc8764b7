import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';

/** Why the session stands elsewhere than this screen left it. */
export function DetourNotice({ children }: { children: ReactNode }) {
  return (
    <Notice tone="info" role="status">
      {children}
    </Notice>
  );
}
