import { useFormatter, useTranslations } from 'next-intl';
import { Stars } from '@/components/learning/course-reviews/stars';
import { Card } from '@/components/ui/card';
import type { TeacherReviewPage } from '@/lib/community/teacher-reviews/schema';

/** The number of reviews, and their mean if there are enough. */
export function RatingSummary({ count, rating }: Pick<TeacherReviewPage, 'count' | 'rating'>) {
  const t = useTranslations('profile.reviews');
  const format = useFormatter();
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {rating !== null && (
        <>
          <span aria-hidden className="text-3xl font-semibold">
            {format.number(rating, { minimumFractionDigits: 1 })}
          </span>
          <Stars count={Math.round(rating)} label={t('rating', { rating })} />
        </>
      )}
      <p className="font-medium">{t('count', { count })}</p>
      {rating === null && <p className="text-soft">{t('tooFew')}</p>}
    </Card>
  );
}
