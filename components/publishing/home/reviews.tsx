import { getTranslations } from 'next-intl/server';
import { Stars } from '@/components/learning/course-reviews/stars';
import { RussianText } from '@/components/ui/russian-text';
import type { PublicReview } from '@/lib/learning/course-reviews/schema';

/** Reviews by people who finished a course. */
export async function Reviews({ reviews }: { reviews: PublicReview[] }) {
  const t = await getTranslations('home.reviews');
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews" className="flex flex-col gap-6">
      <h2 id="reviews" className="text-3xl font-semibold">
        {t('title')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {reviews.map(({ author, course, stars, text, locale }) => (
          <li
            key={`${author.id} ${course.slug}`}
            className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4 sm:p-6"
          >
            <Stars count={stars} label={t('stars', { count: stars })} />
            <blockquote lang={locale} className="flex-1 wrap-anywhere whitespace-pre-line">
              {text}
            </blockquote>
            <p className="text-sm text-soft">
              <strong className="font-medium text-ink">{author.name}</strong> ·{' '}
              <span lang={course.title.lang}>
                <RussianText {...course.title} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
