import 'server-only';
import type { Person } from '@/lib/people/audience/find-person';
import { shownName } from '@/lib/people/audience/shown-name';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { Partner } from './schema';

interface Known {
  /** Null when the viewer may not see them any more. */
  person: Person | null;
  hasAccount: boolean;
  isOnline: boolean;
}

export function partnerOf(id: number, { person, hasAccount, isOnline }: Known): Partner {
  if (!person) {
    const nothing = {
      is_machine: false,
      name: null,
      avatar: null,
      is_friend: false,
      is_muted: false,
      is_blocked: false,
      is_online: false,
    };
    return { id, ...nothing, is_deleted: !hasAccount };
  }
  const photo = person.sees('photo') && !person.blocks ? person.profile.photoId : null;
  return {
    id,
    name: shownName(person, person.sees('surname')),
    avatar: photo && apiRoutes.image(photo),
    is_deleted: false,
    is_machine: person.isMachine,
    is_friend: person.friendship === 'friends',
    is_muted: person.mutes,
    is_blocked: person.blocks,
    is_online: isOnline,
  };
}
