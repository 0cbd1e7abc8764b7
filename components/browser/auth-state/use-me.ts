import { useAuthState } from './use-auth-state';
import { useRead } from '@/components/browser/data-fetching/use-read';
import type { AuthUser } from '@/lib/browser/auth-state/state';
import type { Me } from '@/lib/people/auth/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** What is known of the person from the last visit, and all of it once the server has said so. */
export type KnownMe = AuthUser & Partial<Me>;

/** `isConfirmed`: the server has said so; until then it is what the last visit left. */
type Account =
  | { state: 'loading'; isConfirmed: false }
  | { state: 'out'; isConfirmed: boolean }
  | { state: 'in'; isConfirmed: false; me: KnownMe }
  | { state: 'in'; isConfirmed: true; me: Me };

/** Who is signed in. A failed call counts as nobody new: the pages themselves are the lock. */
export function useMe(): Account {
  const { user } = useAuthState();
  const { data, error } = useRead<{ user: Me | null }>(apiRoutes.me());
  if (data?.user) return { state: 'in', isConfirmed: true, me: data.user };
  if (data) return { state: 'out', isConfirmed: true };
  if (user) return { state: 'in', isConfirmed: false, me: user };
  return { state: error ? 'out' : 'loading', isConfirmed: false };
}
