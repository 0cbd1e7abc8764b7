import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { When } from '@/components/publishing/comments/when';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { TeacherReview } from '@/lib/community/teacher-reviews/schema';

interface Props {
  answer: NonNullable<TeacherReview['answer']>;
  review: number;
  /** Opens the form; null for other people than the teacher. */
  edit: (() => void) | null;
  onChange: () => Promise<void>;
}

/** The teacher's answer to a review. */
export function AnswerView({ answer: { text, at, edited_at: edited }, review, edit, onChange }: Props) {
  const t = useTranslations('profile.reviews');
  const ofComment = useTranslations('comments.comment');
  return (
    <div
      role="group"
      aria-label={t('answerBy')}
      className="flex flex-col gap-1 rounded-control bg-sunken p-4"
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{t('answerBy')}</span>
        <span className="text-sm text-soft">
          <When at={at} />
          {edited !== null && <> · {ofComment('edited')}</>}
        </span>
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {edit && (
        <p className="-ml-3 flex flex-wrap">
          <Button variant="quiet" className="px-3" onClick={edit}>
            {ofComment('edit')}
          </Button>
          <RemoveAnswer review={review} onChange={onChange} />
        </p>
      )}
    </div>
  );
}

function RemoveAnswer({ review, onChange }: Pick<Props, 'review' | 'onChange'>) {
  const t = useTranslations('profile.reviews');
  const ofComment = useTranslations('comments.comment');
  const ofDialog = useTranslations('comments.delete');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="px-3" onClick={() => setOpen(true)}>
        {ofComment('delete')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('deleteAnswerTitle')}
        text={t('deleteAnswerText')}
        answers={{ keep: ofDialog('keep'), confirm: ofDialog('confirm') }}
        onConfirm={async () => {
          await fetchJson(apiRoutes.reviewAnswer(review), { method: 'DELETE' });
          await onChange();
        }}
      />
    </>
  );
}
