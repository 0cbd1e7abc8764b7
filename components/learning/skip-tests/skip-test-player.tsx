import { useTranslations } from 'next-intl';
import { useEndAddress } from '@/components/learning/session/use-end-address';
import { SessionScreen } from '@/components/learning/session/session-screen';
import { routes } from '@/lib/platform/routes/routes';
import { SkipTestEnd } from './skip-test-end';
import { SkipTestExercise } from './skip-test-exercise';
import { useSkipTest } from './use-skip-test';

interface Props {
  lesson: { id: number; slug: string; course: string; title: string };
  /** The id of a finished test whose result is shown again. */
  ended: string | null;
}

/** The full-screen skip test on the lessons before a lesson, from the first exercise to the result. */
export function SkipTestPlayer({ lesson, ended }: Props) {
  const t = useTranslations('skip-tests');
  const session = useSkipTest(lesson.id, ended);
  const { state } = session;
  const { course, slug } = lesson;
  useEndAddress(
    routes.check(course, slug),
    state.phase === 'finished' ? routes.skipTestResult(course, slug, state.view.check) : null,
  );
  return (
    <SessionScreen
      session={session}
      title={t('title', { lesson: lesson.title })}
      leaveTo={routes.courseSelect(course)}
      exercise={(open) => <SkipTestExercise session={session} state={open} />}
      end={({ view }) =>
        view.result && <SkipTestEnd view={view} result={view.result} onAgain={() => session.restart(null)} />
      }
    />
  );
}
