import 'server-only';
import { reviewsOf } from '@/lib/community/teacher-reviews/list';
import { canBeReviewed } from '@/lib/community/teacher-reviews/policy';
import type { TeacherReviewPage } from '@/lib/community/teacher-reviews/schema';
import { findPerson } from '@/lib/people/audience/find-person';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { AuthorComments } from '@/lib/publishing/comments/author-schema';
import { listCommentsOf } from '@/lib/publishing/comments/of-author';
import { viewPerson, type Reading } from './find-profile';
import type { PersonTieList } from './limits';
import { tiesOf } from './person-ties';
import type { PersonView } from './schema';
import type { PersonTies } from './tie-schema';

export interface ProfilePage {
  person: PersonView;
  /** The first page of each list; null when the person hides them. */
  ties: Record<PersonTieList, PersonTies> | null;
  comments: AuthorComments;
  /** Reviews of a teacher; null for other people. */
  reviews: TeacherReviewPage | null;
}

/** The data of a profile's page; null when the viewer may not see the person. */
export async function findProfilePage(
  viewer: Pick<Viewer, 'id'> | null,
  id: number,
  reading: Reading,
): Promise<ProfilePage | null> {
  const known = await findPerson(viewer, id);
  if (!known) return null;
  const list = async (name: PersonTieList) => tiesOf(viewer, known, name);
  const [person, comments, reviews, ties] = await Promise.all([
    viewPerson(viewer, known, reading),
    listCommentsOf(id, { reader: viewer }, reading.locale),
    canBeReviewed(known) ? reviewsOf(viewer, known) : null,
    known.sees('friends') ? Promise.all([list('friends'), list('followers'), list('following')]) : null,
  ]);
  const [friends, followers, following] = ties ?? [];
  return {
    person,
    comments,
    reviews,
    ties: friends && followers && following ? { friends, followers, following } : null,
  };
}
