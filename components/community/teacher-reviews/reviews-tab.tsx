'use client';

import { MessageSquareText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MoreOfList } from '@/components/community/lists/more-of-list';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { reviewPageSize } from '@/lib/community/teacher-reviews/limits';
import type { TeacherReviewPage } from '@/lib/community/teacher-reviews/schema';
import { OwnReview } from './own-review';
import { RatingSummary } from './rating-summary';
import { ReviewItem } from './review-item';
import { useReviews } from './use-reviews';

interface Props {
  teacher: number;
  first: TeacherReviewPage;
}

/** Reviews of a teacher, the latest first, and the form for the reader's own. */
export function ReviewsTab({ teacher, first }: Props) {
  const { page, phase, more, reload } = useReviews(teacher, first);
  const { reviews, count, rating, mine, may_review: mayReview, next } = page;
  return (
    <div className="flex flex-col gap-6">
      {count > 0 && <RatingSummary count={count} rating={rating} />}
      {mayReview && <OwnReview teacher={teacher} mine={mine} onChange={reload} />}
      <ReviewList page={page} onChange={reload} />
      <MoreOfList
        isFirst={next === null && reviews.length <= reviewPageSize && phase !== 'failed'}
        next={next}
        phase={phase}
        onMore={() => void more()}
      />
    </div>
  );
}

function ReviewList({ page, onChange }: { page: TeacherReviewPage; onChange: () => Promise<void> }) {
  const t = useTranslations('profile.reviews');
  const { reviews, may_answer: mayAnswer } = page;
  const isReader = !page.may_review && !mayAnswer;
  if (reviews.length === 0)
    return (
      <EmptyState icon={MessageSquareText} title={t('count', { count: 0 })}>
        {isReader && <p className="max-w-md text-soft">{t('whoMay')}</p>}
      </EmptyState>
    );
  return (
    <>
      <ol className="flex flex-col gap-4">
        {reviews.map((review) => (
          <li key={review.id}>
            <Card className="flex flex-col gap-3">
              <ReviewItem review={review} mayAnswer={mayAnswer} onChange={onChange} />
            </Card>
          </li>
        ))}
      </ol>
      {isReader && <p className="text-soft">{t('whoMay')}</p>}
    </>
  );
}
