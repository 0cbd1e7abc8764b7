import { useTranslations } from 'next-intl';
import { PlayerFailure } from '@/components/learning/practice/player-failure';
import { PlayerSkeleton } from '@/components/learning/practice/player-skeleton';
import { useEndAddress } from '@/components/learning/practice/use-end-address';
import { useKeyboardInset } from '@/components/learning/practice/use-keyboard-inset';
import { routes } from '@/lib/platform/routes/routes';
import { CheckEnd } from './check-end';
import { CheckSession } from './check-session';
import { useCheck } from './use-check';

interface Props {
  lesson: { id: number; slug: string; course: string; title: string };
  /** A check that is over, to see its result again. */
  ended: string | null;
}

/** The exercises of what comes before a lesson, from the first to the result, on the whole screen. */
export function CheckPlayer({ lesson, ended }: Props) {
  const t = useTranslations('checks');
  const check = useCheck(lesson.id, ended);
  const { state } = check;
  const { course, slug } = lesson;
  useKeyboardInset();
  useEndAddress(
    routes.check(course, slug),
    state.phase === 'finished' ? routes.checkResult(course, slug, state.view.check) : null,
  );
  return (
    <>
      <h1 className="sr-only">{t('title', { lesson: lesson.title })}</h1>
      {state.phase === 'loading' && <PlayerSkeleton />}
      {state.phase === 'failed' && (
        <PlayerFailure
          problem={state.problem}
          courseHref={routes.courseSelect(course)}
          onRetry={() => check.restart(state.ended)}
        />
      )}
      {'seat' in state && <CheckSession check={check} state={state} />}
      {state.phase === 'finished' && (
        <CheckEnd view={state.view} result={state.result} onAgain={() => check.restart(null)} />
      )}
    </>
  );
}
