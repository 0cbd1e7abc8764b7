import { useLocale, useTranslations } from 'next-intl';
import { RussianText } from '@/components/ui/russian-text';
import { Link } from '@/lib/platform/i18n/link';
import type { WordMeaning } from '@/lib/learning/lexicon/schema';
import { routes } from '@/lib/platform/routes/routes';

/** A common word is taught in many lessons. */
const maxLessons = 3;

/** Links to the lessons that teach a word. */
export function TaughtIn({ lessons }: { lessons: WordMeaning['taught'] }) {
  const t = useTranslations('words');
  const locale = useLocale();
  return lessons.slice(0, maxLessons).map(({ course, lesson }) => (
    <Link
      key={`${course.slug} ${lesson.slug}`}
      href={routes.lesson(course.slug, lesson.slug)}
      className="inline-flex min-h-11 items-center text-cobalt underline underline-offset-4"
    >
      <span>
        <RussianText text={t('taught', { lesson: lesson.title.text })} lang={locale} />
      </span>
    </Link>
  ));
}
