import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { useAuthorName } from './use-author-name';
import { When } from './when';

/** The author, their role, and the time of a comment. */
export function CommentHead({ comment }: { comment: CommentView }) {
  const t = useTranslations('comments.comment');
  const name = useAuthorName()(comment);
  const { author, answers, at, edited_at: edited } = comment;
  const role = author?.role ?? 'student';
  return (
    <header className="flex items-start gap-3">
      <Avatar name={author ? name : '?'} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className={author ? 'font-semibold wrap-anywhere' : 'text-soft'}>{name}</bdi>
          {role !== 'student' && <Badge tone="info">{t(`roles.${role}`)}</Badge>}
          <span className="text-sm text-soft">
            <When at={at} />
            {edited !== null && <> · {t('edited')}</>}
          </span>
        </p>
        {answers && (
          <p className="text-sm text-soft">
            <bdi>{t('answers', { name: answers.name ?? t('deletedUser') })}</bdi>
          </p>
        )}
      </div>
    </header>
  );
}
