import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';

/** A notice above the exercise, for example why the session has moved on without this screen. */
export function StatusNotice({ children }: { children: ReactNode }) {
  return (
    <Notice tone="info" role="status">
      {children}
    </Notice>
  );
}
