import { useLocale, useTranslations } from 'next-intl';
import { PlayerFrame } from '@/components/learning/session/player-frame';
import { PlayerHeader } from '@/components/learning/session/player-header';
import { Question } from '@/components/learning/session/question';
import type { OpenState } from '@/components/learning/session/session-types';
import { UnaidedBar } from '@/components/learning/session/unaided-bar';
import type { ExerciseSession } from '@/components/learning/session/use-exercise-session';
import { useSessionKeys } from '@/components/learning/session/use-session-keys';
import { Notice } from '@/components/ui/notice';
import { RussianText } from '@/components/ui/russian-text';
import type { SkipTestView } from '@/lib/learning/skip-tests/schema';
import { routes } from '@/lib/platform/routes/routes';
import type { SkipTestTypes } from './use-skip-test';
import { VerdictBar } from './verdict-bar';

interface Props {
  session: ExerciseSession<SkipTestTypes>;
  state: OpenState<SkipTestTypes>;
}

/** An exercise of a skip test; the right answer is never shown. */
export function SkipTestExercise({ session, state }: Props) {
  const t = useTranslations();
  const { view, draft } = state.active;
  const result = state.phase === 'checked' ? state.result : null;
  const { turn, total } = result?.check ?? view;
  useSessionKeys(session, state);
  return (
    <PlayerFrame
      verdict={result?.verdict}
      header={
        <PlayerHeader
          progress={{ answered: turn, total }}
          leaveTo={routes.courseSelect(view.lesson.course.slug)}
          leave={{
            label: t('skip-tests.close'),
            title: t('skip-tests.leaving.title'),
            text: t('skip-tests.leaving.text'),
          }}
        />
      }
      bar={
        state.phase === 'checked' ? (
          <VerdictBar result={state.result} onNext={session.goOn} />
        ) : (
          <UnaidedBar
            session={session}
            state={state}
            pass={t('exercises.giveUp')}
            submit={t('exercises.check')}
          />
        )
      }
    >
      <div aria-live="assertive" aria-atomic className="sr-only">
        {result && <p>{t(`exercises.verdict.${result.verdict}`)}</p>}
      </div>
      {view.turn === 0 && <Rules view={view} />}
      <Question
        key={view.turn}
        draft={draft}
        grade={null}
        still={state.phase !== 'answering'}
        onChange={session.change}
      />
    </PlayerFrame>
  );
}

/** The explanation beside the first exercise. */
function Rules({ view: { lesson, total, needed } }: { view: SkipTestView }) {
  const t = useTranslations('skip-tests');
  const text = t('intro', { total, needed, lesson: lesson.title.text });
  return (
    <Notice>
      <p>
        <RussianText text={text} lang={useLocale()} />
      </p>
    </Notice>
  );
}
