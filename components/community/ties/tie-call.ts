import type { Tie } from '@/lib/people/ties/schema';
import { refreshSettings } from '@/components/browser/auth-state/refresh-settings';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { tellTieChange } from './tie-changes';

const verbs = {
  follow: { method: 'PUT', path: apiRoutes.follow },
  unfollow: { method: 'DELETE', path: apiRoutes.follow },
  befriend: { method: 'PUT', path: apiRoutes.friendship },
  unfriend: { method: 'DELETE', path: apiRoutes.friendship },
  mute: { method: 'PUT', path: apiRoutes.mute },
  unmute: { method: 'DELETE', path: apiRoutes.mute },
  block: { method: 'PUT', path: apiRoutes.block },
  unblock: { method: 'DELETE', path: apiRoutes.block },
} as const;
export type TieVerb = keyof typeof verbs;

/** Changes the viewer's tie with a person, everywhere on the page and at the bell. Throws the errors of `fetchJson`. */
export async function changeTie(verb: TieVerb, person: number): Promise<void> {
  const { method, path } = verbs[verb];
  const tie = await fetchJson<Tie>(path(person), { method });
  tellTieChange(person, tie);
  if (verb !== 'follow' && verb !== 'unfollow') void refreshSettings();
}
