import { useTranslations } from 'next-intl';
import { CommentContent } from '@/components/publishing/comments/comment-content';
import { Card } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import type { ModeratedComment } from '@/lib/publishing/comments/moderation-schema';
import { Link } from '@/lib/platform/i18n/link';
import { Hidden } from './hidden';
import { Verdict } from './verdict';

interface Props {
  comment: ModeratedComment;
  onDecided: (comment: ModeratedComment) => void;
}

/** One comment with everything a moderator needs to decide. */
export function ReportedComment({ comment, onDecided }: Props) {
  const t = useTranslations('comments');
  const { author, about, at, edited_at: edited, content, hidden } = comment;
  const name = author?.name ?? t('comment.deletedUser');
  return (
    <Card className="flex flex-col gap-4">
      <header>
        <h2 className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-sm text-soft">
          <DateTime at={at} />
          {edited !== null && <> · {t('comment.edited')}</>}
        </p>
        <p className="text-sm text-soft">
          {t('moderation.about')}{' '}
          <Link
            href={about.href}
            className="inline-block py-2.5 font-medium text-cobalt underline underline-offset-4"
          >
            <bdi>{about.title}</bdi>
          </Link>
        </p>
      </header>
      <div className="rounded-control bg-sunken p-3">
        <CommentContent nodes={content} />
      </div>
      {hidden && <Hidden hidden={hidden} />}
      <Verdict comment={comment} onDecided={onDecided} />
    </Card>
  );
}
