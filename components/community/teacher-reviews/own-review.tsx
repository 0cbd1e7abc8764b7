import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { StarChoice } from '@/components/learning/course-reviews/star-choice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextAreaField } from '@/components/ui/text-area-field';
import { RemoveReview } from './remove-review';
import { useOwnReview, type OwnReviewOptions } from './use-own-review';

/** The form to write, change or delete one's own review of a teacher. */
export function OwnReview({ teacher, mine, onChange }: OwnReviewOptions) {
  const t = useTranslations('home.reviews');
  const ofTeacher = useTranslations('profile.reviews');
  const id = useId();
  const { stars, text, errors, submission, setStars, setText, save, empty } = useOwnReview({
    teacher,
    mine,
    onChange,
  });
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="flex flex-col gap-4"
      >
        <StarChoice value={stars} onChange={setStars} error={errors.stars?.[0]} />
        <TextAreaField
          id={id}
          label={t('text')}
          hint={ofTeacher('hint')}
          value={text}
          onChange={setText}
          error={errors.text?.[0]}
        />
        {Object.keys(errors).length === 0 && <SubmissionNotice submission={submission} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" waiting={submission.phase === 'sending'}>
            {t(mine ? 'change' : 'send')}
          </Button>
          {mine && <RemoveReview teacher={teacher} onRemoved={empty} />}
        </div>
      </form>
    </Card>
  );
}
