import { Skeleton } from '@/components/ui/skeleton';
import { LogInLink } from './log-in-link';

/**
 * As a page comes: for a stranger, unless this browser remembers somebody (lib/browser/first-paint.ts) or the page was rendered
 * for a member, whom it greets.
 */
export function FirstAccount() {
  return (
    <>
      <LogInLink className="in-data-known:hidden in-[body:has([data-members-part])]:hidden" />
      <Skeleton className="hidden h-11 w-28 in-data-known:block in-[body:has([data-members-part])]:block" />
    </>
  );
}
