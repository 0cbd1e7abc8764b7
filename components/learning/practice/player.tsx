'use client';

import { useTranslations } from 'next-intl';
import { routes } from '@/lib/platform/routes/routes';
import { DetourNotice } from './detour-notice';
import { PlayerFailure } from './player-failure';
import { PlayerSkeleton } from './player-skeleton';
import { Session } from './session';
import { RunSummary } from './summary/run-summary';
import { useEndAddress } from './use-end-address';
import { useKeyboardInset } from './use-keyboard-inset';
import { usePractice } from './use-practice';

interface Props {
  lesson: { id: number; slug: string; course: string; title: string };
  /** A finished run, to see its summary again. */
  run: string | null;
}

/** A lesson's exercises from the first to the summary, on the whole screen. */
export function Player({ lesson, run }: Props) {
  const t = useTranslations('exercises');
  const practice = usePractice(lesson.id, run);
  const { state } = practice;
  const courseHref = routes.courseSelect(lesson.course);
  useKeyboardInset();
  useEndAddress(
    routes.practice(lesson.course, lesson.slug),
    state.phase === 'finished' ? routes.summary(lesson.course, lesson.slug, state.practice.run) : null,
  );
  return (
    <>
      <h1 className="sr-only">{t('practice', { lesson: lesson.title })}</h1>
      {state.phase === 'loading' && <PlayerSkeleton />}
      {state.phase === 'failed' && (
        <PlayerFailure
          problem={state.problem}
          courseHref={courseHref}
          onRetry={() => practice.restart(state.run)}
        />
      )}
      {'sitting' in state && <Session practice={practice} state={state} courseHref={courseHref} />}
      {state.phase === 'finished' && (
        <RunSummary
          lesson={state.practice.lesson}
          summary={state.summary}
          onAgain={() => practice.restart(null)}
        >
          {state.detour && <DetourNotice detour={state.detour} />}
        </RunSummary>
      )}
    </>
  );
}
