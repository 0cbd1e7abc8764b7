import { useTranslations } from 'next-intl';
import type { CommentView } from '@/lib/publishing/comments/schema';

/** How the author of a comment is named, also when the account is gone. */
export function useAuthorName(): (comment: Pick<CommentView, 'author'>) => string {
  const t = useTranslations('comments.comment');
  return ({ author }) => author?.name ?? t('deletedUser');
}
