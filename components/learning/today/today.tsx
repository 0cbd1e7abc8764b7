import { ArrowRight, BookOpen, Flame, RotateCcw } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { lessonHref } from '@/components/learning/courses/lesson-href';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { RussianText } from '@/components/ui/russian-text';
import { answersForDay } from '@/lib/learning/progress/day-of-learning';
import type { TodayView } from '@/lib/learning/today/schema';
import { routes } from '@/lib/platform/routes/routes';
import { PlanDays } from './plan-days';

interface Props {
  today: TodayView;
  /** Whether the courses they teach come first. */
  teaches?: boolean;
}

/**
 * The learner's home: a summary and one button for the next step, which both fit a phone's screen. A teacher who learns
 * nothing is not invited to start.
 */
export function Today({ today, teaches = false }: Props) {
  const t = useTranslations('progress');
  const { due, next, week, streak, status } = today;
  if (teaches && !learnsSomething(today)) return null;
  return (
    <Card>
      <section aria-labelledby="today-title" className="flex flex-col gap-4 sm:gap-5">
        <h2 id="today-title" className="text-2xl font-semibold">
          {t('today.title')}
        </h2>
        <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
          <Fact icon={RotateCcw}>
            <strong className="font-medium">{t('today.due', { count: due })}</strong>
          </Fact>
          <Fact icon={BookOpen}>
            {next ? (
              <>
                <strong className="font-medium" lang={next.lesson.title.lang}>
                  <RussianText {...next.lesson.title} />
                </strong>
                <span className="text-sm text-soft" lang={next.course.title.lang}>
                  <RussianText {...next.course.title} />
                </span>
              </>
            ) : (
              <strong className="font-medium">{t('today.allDone')}</strong>
            )}
          </Fact>
          <Fact icon={Flame}>
            <strong className="font-medium">{t('streak.days', { count: streak.days })}</strong>
            <span className="text-sm text-soft">
              {t(`streak.${status.state}`, {
                count: status.state === 'open' ? answersForDay : status.left,
              })}
            </span>
          </Fact>
        </ul>
        {week && <PlanDays week={week} />}
        <Go today={today} />
      </section>
    </Card>
  );
}

function learnsSomething({ due, week, streak, next }: TodayView): boolean {
  return due > 0 || week !== null || streak.longest > 0 || next?.isFirst === false;
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon size={24} strokeWidth={1.75} aria-hidden className="shrink-0 text-honey" />
      <span className="flex min-w-0 flex-col">{children}</span>
    </li>
  );
}

/** Due cards come first, because they would be forgotten otherwise. */
function Go({ today: { due, next } }: { today: TodayView }) {
  const t = useTranslations('progress.today');
  const lesson = next && {
    href: lessonHref(next.course.slug, next.lesson),
    words: t(next.isFirst ? 'start' : 'go'),
  };
  const { href, words } =
    due > 0
      ? { href: routes.review(), words: t('review') }
      : (lesson ?? { href: routes.courseList(), words: t('choose') });
  return (
    <ButtonLink href={href} size="large" className="self-start max-sm:w-full">
      {words}
      <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
    </ButtonLink>
  );
}
