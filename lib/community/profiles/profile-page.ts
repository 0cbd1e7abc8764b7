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
  /** The first people of each list; null where they are hidden. */
  ties: Record<PersonTieList, PersonTies> | null;
  comments: AuthorComments;
  /** What learners say of a teacher; null for everybody else. */
  reviews: TeacherReviewPage | null;
}

/** All of a profile that its page begins with; null for whoever is not to be known of. */
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
