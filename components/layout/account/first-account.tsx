import { Skeleton } from '@/components/ui/skeleton';
import { LogInLink } from './log-in-link';

/**
 * The initial state: the link to log in, unless this browser knows a person (lib/browser/first-paint.ts) or the page
 * was rendered for a member.
 */
export function FirstAccount() {
  return (
    <>
      <LogInLink className="in-data-known:hidden members-page:hidden" />
      <Skeleton className="hidden h-11 w-28 in-data-known:block members-page:block" />
    </>
  );
}
