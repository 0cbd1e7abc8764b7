import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { StarChoice } from '@/components/learning/course-reviews/star-choice';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { Card } from '@/components/ui/card';
import type { TeacherReviewPage, WrittenTeacherReview } from '@/lib/community/teacher-reviews/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { RemoveReview } from './remove-review';

interface Props {
  teacher: number;
  mine: TeacherReviewPage['mine'];
  /** Reads the reviews anew. */
  onChange: () => Promise<void>;
}

/** The form to write, change or delete one's own review of a teacher. */
export function OwnReview({ teacher, mine, onChange }: Props) {
  const t = useTranslations('home.reviews');
  const ofTeacher = useTranslations('profile.reviews');
  const id = useId();
  const { submission, call } = useCall();
  const [stars, setStars] = useState(mine?.stars ?? 0);
  const [text, setText] = useState(mine?.text ?? '');
  const errors = submission.phase === 'refused' ? submission.errors : {};

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    const options = { method: 'PUT', body: { stars, text } } as const;
    if (!(await call<WrittenTeacherReview>(apiRoutes.teacherReviews(teacher), options))) return;
    toast(ofTeacher('saved'));
    await onChange();
  }
  return (
    <Card>
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
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
          {mine && (
            <RemoveReview
              teacher={teacher}
              onRemoved={async () => {
                setStars(0);
                setText('');
                await onChange();
              }}
            />
          )}
        </div>
      </form>
    </Card>
  );
}
