import useSWR from 'swr';
import type { Me } from '@/lib/auth/schema';
import { apiRoutes } from '@/lib/routes';

type Account = { state: 'loading' } | { state: 'out' } | { state: 'in'; me: Me };

/** Who is signed in. A failed call counts as nobody: the pages themselves are the lock. */
export function useMe(): Account {
  const { data, error } = useSWR<{ user: Me | null }, unknown>(apiRoutes.me());
  if (data?.user) return { state: 'in', me: data.user };
  return { state: data || error ? 'out' : 'loading' };
}
