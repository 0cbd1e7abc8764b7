import { getLocale, getTranslations } from 'next-intl/server';
import { ReportButton } from '@/components/people/reports/report-button';
import { Messages } from '@/components/platform/i18n/messages';
import type { PublicReview, ReviewPage } from '@/lib/learning/course-reviews/schema';
import { HideButton } from './hide-button';
import { OwnReviewForm } from './own-review-form';
import { Stars } from './stars';

interface Props {
  course: string;
  page: ReviewPage;
}

/** The reviews of a course, and the form for learners who finished it. */
export async function CourseReviews({ course, page: { reviews, mine, can_review, can_hide } }: Props) {
  const t = await getTranslations('home.reviews');
  if (reviews.length === 0 && !can_review && !mine) return null;
  return (
    <section aria-labelledby="reviews" className="flex flex-col gap-4">
      <h2 id="reviews" className="text-2xl font-semibold">
        {t('title')}
      </h2>
      <Messages of={['home', 'auth']}>
        {(can_review || mine) && <OwnReviewForm course={course} mine={mine} />}
        <ul className="flex flex-col gap-4">
          {reviews.map((review) => (
            <ReviewItem key={review.author.id} review={review} canHide={can_hide} />
          ))}
        </ul>
      </Messages>
    </section>
  );
}

async function ReviewItem({ review, canHide }: { review: PublicReview; canHide: boolean }) {
  const t = await getTranslations('home.reviews');
  const { author, course, stars, text, locale, changed_at } = review;
  const date = new Intl.DateTimeFormat(await getLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <li className="flex flex-col gap-2 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-medium">{author.name}</strong>
        <time dateTime={changed_at} className="text-sm text-soft">
          {date.format(new Date(changed_at))}
        </time>
      </p>
      <Stars count={stars} label={t('stars', { count: stars })} />
      <blockquote lang={locale} className="wrap-anywhere whitespace-pre-line">
        {text}
      </blockquote>
      <div className="-ml-3 flex flex-wrap items-start">
        <ReportButton
          subject={{ kinds: ['course_review'], key: `${course.slug}.${author.id}` }}
          ownerId={author.id}
        />
        {canHide && <HideButton course={course.slug} person={author.id} />}
      </div>
    </li>
  );
}
