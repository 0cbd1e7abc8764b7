import { getTranslations } from 'next-intl/server';
import { RussianText } from '@/components/ui/russian-text';
import type { LessonCard } from '@/lib/learning/courses/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';

interface Props {
  course: string;
  lesson: LessonCard;
}

/** A lesson on the path, with a line to the next one. Only the first lesson is open to everybody. */
export async function PathLesson({
  course,
  lesson: { slug, number, title, summary, words, exercises, state },
}: Props) {
  const t = await getTranslations('home.path');
  return (
    <li className="group relative flex gap-4 pb-8 last:pb-0">
      <span aria-hidden className="absolute inset-y-0 left-[21px] w-0.5 bg-line group-last:hidden" />
      <span
        aria-hidden
        className="relative flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-line bg-raised font-semibold text-soft group-first:border-cobalt group-first:bg-cobalt group-first:text-on-cobalt"
      >
        {number}
      </span>
      <div className="min-w-0 pt-2">
        <p className="sr-only">{t('number', { number })}</p>
        <h4 lang={title.lang} className="text-lg font-semibold">
          {number === 1 ? (
            <Link
              href={routes.lesson(course, slug)}
              className="text-cobalt underline decoration-1 underline-offset-4 hover:text-cobalt-hover"
            >
              <RussianText {...title} />
            </Link>
          ) : (
            <RussianText {...title} />
          )}
        </h4>
        <p lang={summary.lang} className="text-soft">
          <RussianText {...summary} />
        </p>
        {state !== 'announced' && (
          <p className="mt-1 text-sm text-faint">
            {t('words', { count: words })} · {t('exercises', { count: exercises })}
          </p>
        )}
      </div>
    </li>
  );
}
