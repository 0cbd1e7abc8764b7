import { fetchJson } from '@/lib/browser/api/fetcher';
import type { UserCard, UsersAnswer } from '@/lib/community/directory/schema';
import { maxSuggestions } from '@/lib/community/directory/limits';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

export type Suggestion = Pick<UserCard, 'id' | 'name' | 'photo'>;

/** The first people whom a name finds. */
export async function findSuggestions(name: string, signal: AbortSignal): Promise<Suggestion[]> {
  const options = { signal, retry: false };
  const found = await fetchJson<UsersAnswer | { code: string }>(apiRoutes.users({ name }), options);
  return 'users' in found ? found.users.slice(0, maxSuggestions) : [];
}
