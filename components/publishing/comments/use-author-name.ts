import { useTranslations } from 'next-intl';
import type { CommentView } from '@/lib/publishing/comments/schema';

/** The name of a comment's author, or a label for deleted accounts. */
export function useAuthorName(): (comment: Pick<CommentView, 'author'>) => string {
  const t = useTranslations('comments.comment');
  return ({ author }) => author?.name ?? t('deletedUser');
}
