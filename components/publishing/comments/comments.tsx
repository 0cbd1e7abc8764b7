import { useTranslations } from 'next-intl';
import type { CommentSubject } from '@/lib/publishing/comments/schema';
import { CommentsOnDemand } from './comments-on-demand';

/** The comments on a post or a lesson. Only the heading is in the page; the rest loads when the reader comes near. */
export function Comments({ subject }: { subject: CommentSubject }) {
  const t = useTranslations('comments');
  return (
    <CommentsOnDemand
      subject={subject}
      texts={{ title: t('title'), failed: t('failed'), again: t('again') }}
    />
  );
}
