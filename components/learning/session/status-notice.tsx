import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';

/** What there is to know before the exercise, such as why the session stands elsewhere than this screen left it. */
export function StatusNotice({ children }: { children: ReactNode }) {
  return (
    <Notice tone="info" role="status">
      {children}
    </Notice>
  );
}
