import { Heart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { canLike } from '@/lib/publishing/comments/policy';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { useAuthorName } from './use-author-name';
import { useLike } from './use-like';

/** The number of likes, and a toggle for the reader's own. */
export function LikeButton({ comment }: { comment: CommentView }) {
  const t = useTranslations('comments.comment');
  const name = useAuthorName()(comment);
  const { liked, likes, toggle } = useLike(comment);
  const icon = (
    <Heart size={18} strokeWidth={1.75} aria-hidden className={classNames(liked && 'fill-current')} />
  );
  if (!canLike(comment)) {
    if (likes === 0) return null;
    return (
      <span className="inline-flex min-h-11 items-center gap-1.5 px-3 text-soft">
        {icon}
        <span className="sr-only">{t('likes', { count: likes })}</span>
        <span aria-hidden>{likes}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={t('like', { name, count: likes })}
      onClick={toggle}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-3 font-medium transition-colors hover:bg-cobalt-ground',
        liked ? 'text-rowan' : 'text-soft hover:text-cobalt',
      )}
    >
      {icon}
      {likes > 0 && <span aria-hidden>{likes}</span>}
    </button>
  );
}
