'use client';

import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import type { Submission } from '@/components/forms/submission';
import { useCall } from '@/components/forms/use-call';
import { FirstBirthDate } from '@/components/people/account/first-birth-date';
import { useFirstBirthDate } from '@/components/people/account/use-first-birth-date';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { OwnReview } from '@/lib/learning/course-reviews/schema';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { StarChoice } from './star-choice';

interface Props {
  course: string;
  mine: OwnReview | null;
}

const nothing = { stars: 0, text: '', hidden: false };

/** The form to write, change or delete one's own review. */
export function OwnReviewForm({ course, mine }: Props) {
  const before = mine ?? nothing;
  const t = useTranslations('home.reviews');
  const router = useRouter();
  const { submission, call } = useCall();
  const birthDate = useFirstBirthDate(submission);
  const [stars, setStars] = useState(before.stars);
  const [text, setText] = useState(before.text);
  const errors = faultsOf(submission);
  const path = apiRoutes.courseReviews(course);

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    if (!(await call(path, { method: 'PUT', body: { stars, text, ...birthDate.body } }))) return;
    birthDate.finish();
    router.refresh();
  }

  async function remove() {
    if (!(await call(path, { method: 'DELETE' }))) return;
    setStars(nothing.stars);
    setText(nothing.text);
    router.refresh();
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-4 sm:p-6"
    >
      {before.hidden && <Notice tone="almost">{t('hidden')}</Notice>}
      <StarChoice value={stars} onChange={setStars} error={errors.stars?.[0]} />
      <Field id="review-text" label={t('text')} hint={t('textHint')} error={errors.text?.[0]}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="w-full rounded-control border border-control bg-raised p-3"
          />
        )}
      </Field>
      <FirstBirthDate id="review-birth-date" state={birthDate} />
      {Object.keys(errors).length === 0 && <SubmissionNotice submission={submission} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" waiting={submission.phase === 'sending'}>
          {t(mine ? 'change' : 'send')}
        </Button>
        {mine && (
          <Button variant="quiet" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  );
}

const faultsOf = (submission: Submission): Record<string, string[]> =>
  submission.phase === 'refused' ? submission.errors : {};
