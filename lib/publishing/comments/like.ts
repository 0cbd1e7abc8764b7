import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { notify } from '@/lib/people/notifications/notify';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { canLike } from './policy';
import { lockShown, setLike } from './inside/queries';
import type { LikeAnswer } from './schema';
import { getComment } from './service';
import { requireConfirmed } from './inside/spam';
import { requireCommentSubject } from './inside/subject';

/** Sets or removes a like; a repeat changes nothing. Throws AppError: 'email_unverified', 'not_found', 'forbidden'. */
export async function likeComment(
  viewer: Viewer,
  id: number,
  liked: boolean,
  locale: Locale,
): Promise<LikeAnswer> {
  requireConfirmed(viewer);
  await requireCommentSubject(viewer, id, locale);
  if (!canLike(await getComment(viewer, id))) throw new AppError('forbidden');
  await db.transaction(async (on) => {
    const comment = await lockShown(on, id);
    if (!comment) throw new AppError('not_found');
    const isNew = await setLike(on, id, viewer.id, liked);
    if (isNew && liked && comment.userId !== null)
      await notify(on, { to: comment.userId, kind: 'comment_like', person: viewer.id, comment: id });
  });
  const { likes, liked: isLiked } = await getComment(viewer, id);
  return { likes, liked: isLiked };
}
