import 'server-only';
import { adultYears, birthDatesOf } from '@/lib/people/audience/age-policy';
import { friendshipOf } from '@/lib/people/audience/friendship';
import { shownName } from '@/lib/people/audience/shown-name';
import { isShown } from '@/lib/people/audience/visibility-policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { TiedPerson, TieList } from '@/lib/people/ties/schema';
import type { Reading, TiedRow } from './list-queries';

type Me = Pick<Viewer, 'id'>;

export function readingOf({ id }: Me): Reading {
  const at = now().toISOString();
  const today = at.slice(0, 10);
  return { me: id, adultsBornUntil: birthDatesOf({ min: adultYears, max: null }, today).until, at };
}

/**
 * A row as the viewer may see it; blocked people have no picture. @param mayAsk whether the person accepts a first request
 * from the viewer
 */
export function viewOf(viewer: Me, list: TieList, row: TiedRow, mayAsk: boolean): TiedPerson {
  const { id, at, follows, mutes, requestedBy, acceptedAt } = row;
  const areFriends = acceptedAt !== null;
  const reader = areFriends ? 'friend' : 'member';
  const photo = list !== 'blocked' && isShown('photo', reader, row) ? row.photoId : null;
  return {
    id,
    name: shownName(row, isShown('surname', reader, row)),
    avatar: photo && apiRoutes.image(photo),
    since: at.toISOString(),
    tie: {
      follows,
      friendship: friendshipOf(viewer, { requestedBy, areFriends }),
      mutes,
      blocks: list === 'blocked',
      may_ask: mayAsk,
    },
  };
}
