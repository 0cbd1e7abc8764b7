import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { maxBodyCodePoints, tidyBody } from '@/lib/platform/text/tidy-body';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { AuthorComment } from '@/lib/publishing/comments/author-schema';
import type { CommentView } from '@/lib/publishing/comments/schema';

interface Props {
  comment: AuthorComment;
  onSaved: (changed: AuthorComment) => void;
  onCancel: () => void;
}

/** The form that replaces one's own comment while it is changed. */
export function EditComment({ comment, onSaved, onCancel }: Props) {
  const t = useTranslations('comments.form');
  const id = useId();
  const { submission, call } = useCall();
  const [text, setText] = useState(comment.source ?? '');
  const [isMissed, setMissed] = useState(false);
  const tidy = tidyBody(text);
  const over = countCodePoints(tidy) - maxBodyCodePoints;
  const refused = submission.phase === 'refused' ? submission.errors.text?.[0] : undefined;

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    setMissed(tidy === '');
    if (tidy === '' || over > 0) return;
    const options = { method: 'PATCH', body: { text: tidy } } as const;
    const changed = await call<CommentView>(apiRoutes.comment(comment.id), options);
    if (!changed) return;
    toast(t('saved'));
    const { content, source, edited_at } = changed;
    onSaved({ ...comment, content, source, edited_at });
  }
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-3">
      <TextAreaField
        id={id}
        label={t('editLabel')}
        value={text}
        onChange={setText}
        error={errorOf() ?? refused}
        focused
      />
      {refused === undefined && <SubmissionNotice submission={submission} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" waiting={submission.phase === 'sending'}>
          {t('save')}
        </Button>
      </div>
    </form>
  );

  function errorOf(): string | undefined {
    if (over > 0) return t('over', { count: over });
    return isMissed && tidy === '' ? t('empty') : undefined;
  }
}
