import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { RussianText } from '@/components/ui/russian-text';
import type { LessonCard } from '@/lib/learning/courses/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { UnderConstruction } from './course-badges';
import { LessonMark } from './lesson-mark';

const badges = { started: 'almost', finished: 'right', skipped: 'plain' } as const;

interface Props {
  course: string;
  lesson: LessonCard;
  /** Whether it is the lesson to continue with. */
  recommended: boolean;
}

/** A lesson in a list: a link as large as its row, or a lesson under construction. */
export function LessonItem({ course, lesson, recommended }: Props) {
  const t = useTranslations('courses.lesson');
  const { slug, title, summary, words, exercises, state, points } = lesson;
  const isReady = state !== 'announced';
  return (
    <div
      className={classNames(
        'relative flex items-start gap-4 rounded-card border border-line p-4 transition-colors sm:p-6',
        isReady ? 'bg-raised focus-within:border-cobalt hover:border-cobalt' : 'bg-paper',
      )}
    >
      <LessonMark number={lesson.number} state={state} recommended={recommended} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 lang={title.lang} className="text-lg font-semibold">
          {isReady ? (
            <Link
              href={routes.lesson(course, slug)}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              <RussianText {...title} />
            </Link>
          ) : (
            <RussianText {...title} />
          )}
        </h3>
        <p lang={summary.lang} className="text-soft">
          <RussianText {...summary} />
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <StateBadge state={state} recommended={recommended} />
          {isReady && <span>{t('size', { words, exercises })}</span>}
          {points > 0 && <span>{t('points', { count: points })}</span>}
        </p>
      </div>
    </div>
  );
}

function StateBadge({ state, recommended }: Pick<LessonCard, 'state'> & Pick<Props, 'recommended'>) {
  const t = useTranslations('courses.lesson');
  if (state === 'announced') return <UnderConstruction />;
  if (state === 'not_started') return recommended && <Badge tone="info">{t('recommended')}</Badge>;
  return <Badge tone={badges[state]}>{t(state)}</Badge>;
}
