import { Skeleton } from '@/components/ui/skeleton';
import { LogInLink } from './log-in-link';

/** As a page comes: for a stranger, unless this browser remembers somebody (lib/first-paint.ts). */
export function FirstAccount() {
  return (
    <>
      <LogInLink className="in-data-known:hidden" />
      <Skeleton className="hidden h-11 w-28 in-data-known:block" />
    </>
  );
}
