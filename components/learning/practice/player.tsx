'use client';

import { useTranslations } from 'next-intl';
import { StatusNotice } from '@/components/learning/session/status-notice';
import { SessionScreen } from '@/components/learning/session/session-screen';
import { routes } from '@/lib/platform/routes/routes';
import { PracticeExercise } from './practice-exercise';
import { RunSummary } from './summary/run-summary';
import { useEndAddress } from '@/components/learning/session/use-end-address';
import { usePractice } from './use-practice';

interface Props {
  lesson: { id: number; slug: string; course: string; title: string };
  /** The id of a finished run whose summary is shown again. */
  run: string | null;
}

/** A full-screen run of a lesson, from the first exercise to the summary. */
export function Player({ lesson, run }: Props) {
  const t = useTranslations('exercises');
  const session = usePractice(lesson.id, run);
  const { state } = session;
  const courseHref = routes.courseSelect(lesson.course);
  useEndAddress(
    routes.practice(lesson.course, lesson.slug),
    state.phase === 'finished' ? routes.summary(lesson.course, lesson.slug, state.view.run) : null,
  );
  return (
    <SessionScreen
      session={session}
      title={t('practice', { lesson: lesson.title })}
      leaveTo={courseHref}
      exercise={(open) => <PracticeExercise session={session} state={open} courseHref={courseHref} />}
      end={({ view, detour }) =>
        view.summary && (
          <RunSummary lesson={view.lesson} summary={view.summary} onAgain={() => session.restart(null)}>
            {detour && <StatusNotice>{t(`problem.${detour}`)}</StatusNotice>}
          </RunSummary>
        )
      }
    />
  );
}
