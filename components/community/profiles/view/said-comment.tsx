import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { CommentContent } from '@/components/publishing/comments/comment-content';
import { When } from '@/components/publishing/comments/when';
import { Button } from '@/components/ui/button';
import type { AuthorComment } from '@/lib/publishing/comments/author-schema';
import { Link } from '@/lib/platform/i18n/link';
import { DeleteComment } from './delete-comment';
import { EditComment } from './edit-comment';

interface Props {
  comment: AuthorComment;
  /** Called with null when it was deleted. */
  onChange: (changed: AuthorComment | null) => void;
}

/** A comment with the article or lesson it belongs to; its author can change and delete it in place. */
export function SaidComment({ comment, onChange }: Props) {
  const t = useTranslations('comments.comment');
  const [isEdited, setEdited] = useState(false);
  const { about, content, at, edited_at: edited, source } = comment;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm text-soft">
        <Link href={about.href} className="font-medium text-cobalt hover:text-cobalt-hover">
          {about.title}
        </Link>
        <span>
          <When at={at} />
          {edited !== null && <> · {t('edited')}</>}
        </span>
      </p>
      {isEdited ? (
        <EditComment
          comment={comment}
          onSaved={(changed) => {
            setEdited(false);
            onChange(changed);
          }}
          onCancel={() => setEdited(false)}
        />
      ) : (
        <>
          <CommentContent nodes={content} />
          {source !== null && (
            <p className="-mb-2 -ml-3 flex flex-wrap">
              <Button variant="quiet" className="px-3 text-sm text-soft" onClick={() => setEdited(true)}>
                {t('edit')}
              </Button>
              <DeleteComment comment={comment.id} onDeleted={() => onChange(null)} />
            </p>
          )}
        </>
      )}
    </>
  );
}
