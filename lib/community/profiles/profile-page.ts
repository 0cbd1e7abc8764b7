import 'server-only';
import { findPerson } from '@/lib/people/audience/find-person';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { AuthorComments } from '@/lib/publishing/comments/author-schema';
import { listCommentsOf } from '@/lib/publishing/comments/of-author';
import { viewPerson } from './find-profile';
import type { PersonTieList } from './limits';
import { tiesOf } from './person-ties';
import type { PersonView } from './schema';
import type { PersonTies } from './tie-schema';

export interface ProfilePage {
  person: PersonView;
  /** The first people of each list; null where they are hidden. */
  ties: Record<PersonTieList, PersonTies> | null;
  comments: AuthorComments;
}

/** All of a profile that its page begins with; null for whoever is not to be known of. */
export async function findProfilePage(
  viewer: Pick<Viewer, 'id'> | null,
  id: number,
  locale: Locale,
): Promise<ProfilePage | null> {
  const known = await findPerson(viewer, id);
  if (!known) return null;
  const list = async (name: PersonTieList) => tiesOf(viewer, known, name);
  const [person, comments, ties] = await Promise.all([
    viewPerson(known, locale),
    listCommentsOf(id, { isMember: viewer !== null }, locale),
    known.sees('friends') ? Promise.all([list('friends'), list('followers'), list('following')]) : null,
  ]);
  const [friends, followers, following] = ties ?? [];
  return {
    person,
    comments,
    ties: friends && followers && following ? { friends, followers, following } : null,
  };
}
