import { useAuthState } from './use-auth-state';
import { useRead } from '@/components/browser/data-fetching/use-read';
import type { AuthUser } from '@/lib/browser/auth-state/state';
import type { Me } from '@/lib/people/auth/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** The person as saved at the last visit, and complete once the server has answered. */
export type KnownMe = AuthUser & Partial<Me>;

/** `isConfirmed`: the server has answered; before that the data are those of the last visit. */
type Account =
  | { state: 'loading'; isConfirmed: false }
  | { state: 'out'; isConfirmed: boolean }
  | { state: 'in'; isConfirmed: false; me: KnownMe }
  | { state: 'in'; isConfirmed: true; me: Me };

/** Who is signed in. After a failed call the saved person stays: the pages themselves check the access. */
export function useMe(): Account {
  const { user } = useAuthState();
  const { data, error } = useRead<{ user: Me | null }>(apiRoutes.me());
  if (data?.user) return { state: 'in', isConfirmed: true, me: data.user };
  if (data) return { state: 'out', isConfirmed: true };
  if (user) return { state: 'in', isConfirmed: false, me: user };
  return { state: error ? 'out' : 'loading', isConfirmed: false };
}
