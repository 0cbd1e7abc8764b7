import 'server-only';
import { findPerson } from '@/lib/people/audience/find-person';
import type { Viewer } from '@/lib/people/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { AuthorComments } from '@/lib/publishing/comments/author-schema';
import { listCommentsOf } from '@/lib/publishing/comments/of-author';

/** A person's comments on articles and lessons, the latest first. Throws AppError('not_found'). */
export async function listPersonComments(
  viewer: Pick<Viewer, 'id'> | null,
  id: number,
  before: number | undefined,
  locale: Locale,
): Promise<AuthorComments> {
  if (!(await findPerson(viewer, id))) throw new AppError('not_found');
  return listCommentsOf(id, { reader: viewer, before }, locale);
}
