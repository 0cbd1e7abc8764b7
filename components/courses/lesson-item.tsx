import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { canStudy } from '@/lib/courses/policy';
import type { LessonCard } from '@/lib/courses/schema';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';
import { LessonMark } from './lesson-mark';

const badges = { open: 'info', started: 'almost', finished: 'right' } as const;

/** A lesson one can open, by pressing anywhere on it; or one that waits for the one before. */
export function LessonItem({ course, lesson }: { course: string; lesson: LessonCard }) {
  const t = useTranslations('courses.lesson');
  const { slug, number, title, summary, words, exercises, state, points } = lesson;
  const open = canStudy(state);
  return (
    <div
      className={classNames(
        'relative flex items-start gap-4 rounded-card border border-line p-4 transition-colors sm:p-6',
        open ? 'bg-raised focus-within:border-cobalt hover:border-cobalt' : 'bg-paper',
      )}
    >
      <LessonMark number={number} state={state} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 lang={title.lang} className="text-lg font-semibold">
          {open ? (
            <Link
              href={routes.lesson(course, slug)}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {title.text}
            </Link>
          ) : (
            title.text
          )}
        </h3>
        <p lang={summary.lang} className="text-soft">
          {summary.text}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          {state === 'locked' ? (
            <Badge>{t('locked', { number: number - 1 })}</Badge>
          ) : (
            <Badge tone={badges[state]}>{t(state)}</Badge>
          )}
          <span>{t('size', { words, exercises })}</span>
          {points > 0 && <span>{t('points', { count: points })}</span>}
        </p>
      </div>
    </div>
  );
}
