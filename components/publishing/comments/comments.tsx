import { useTranslations } from 'next-intl';
import type { CommentSubject } from '@/lib/publishing/comments/schema';
import { CommentsOnDemand } from './comments-on-demand';

/** What people say about a post or a lesson. All but the heading comes when a reader comes near: a page to read stays small. */
export function Comments({ subject }: { subject: CommentSubject }) {
  const t = useTranslations('comments');
  return (
    <CommentsOnDemand
      subject={subject}
      texts={{ title: t('title'), failed: t('failed'), again: t('again') }}
    />
  );
}
