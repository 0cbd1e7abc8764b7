import 'server-only';
import type { Connection } from '@/db/client';
import { shownName } from '@/lib/people/audience/shown-name';
import { isShown, type ProfileField } from '@/lib/people/audience/visibility-policy';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { selectActors } from './inside/actor-queries';
import type { NotificationItem } from './schema';

type Actor = NotificationItem['people'][number];

/** People by id, as the reader may see them: with surname and picture if they show these. */
export async function loadActors(
  on: Connection,
  me: number,
  ids: readonly number[],
): Promise<Map<number, Actor>> {
  const rows = await selectActors(on, me, [...new Set(ids)]);
  return new Map(
    rows.map(({ id, profile, areFriends, ...names }) => {
      const reader = areFriends ? 'friend' : 'member';
      const sees = (field: ProfileField) => profile !== null && isShown(field, reader, profile);
      const photo = sees('photo') ? (profile?.photoId ?? null) : null;
      const avatar = photo && apiRoutes.image(photo);
      return [id, { id, name: shownName(names, sees('surname')), avatar }];
    }),
  );
}
