import { useTranslations } from 'next-intl';
import { AnswerBar } from '@/components/learning/session/answer-bar';
import { StatusNotice } from '@/components/learning/session/status-notice';
import { ExercisePanel } from '@/components/learning/session/exercise-panel';
import type { OpenState } from '@/components/learning/session/session-types';
import type { ExerciseSession } from '@/components/learning/session/use-exercise-session';
import { useSessionKeys } from '@/components/learning/session/use-session-keys';
import { Badge } from '@/components/ui/badge';
import { Announcement } from '@/components/learning/session/feedback/announcement';
import { PlayerFrame } from '@/components/learning/session/player-frame';
import { PlayerHeader } from '@/components/learning/session/player-header';
import { isReturning, type PracticeTypes } from './practice-rules';
import { ResultBar } from './result-bar';

interface Props {
  session: ExerciseSession<PracticeTypes>;
  state: OpenState<PracticeTypes>;
  courseHref: string;
}

/** An exercise of a lesson, with the bar for the next step below. */
export function PracticeExercise({ session, state, courseHref }: Props) {
  const t = useTranslations('exercises');
  const { view, current } = state.active;
  const result = state.phase === 'checked' ? state.result : null;
  useSessionKeys(session, state);
  return (
    <PlayerFrame
      verdict={result?.grade.verdict}
      header={
        <PlayerHeader
          progress={(result?.practice ?? view).progress}
          leaveTo={courseHref}
          leave={{ label: t('close'), title: t('leave.title'), text: t('leave.text') }}
        />
      }
      bar={
        state.phase === 'checked' ? (
          <ResultBar state={state} onNext={session.goOn} />
        ) : (
          <AnswerBar session={session} state={state} stakes={current} />
        )
      }
    >
      <Announcement result={result} />
      <Notices state={state} />
      <ExercisePanel
        key={view.turn}
        state={state}
        grade={result?.grade ?? null}
        badge={!current.first_time && <Badge tone="almost">{t('onceMore')}</Badge>}
        onChange={session.change}
      />
    </PlayerFrame>
  );
}

/** The notices above the exercise. */
function Notices({ state: { phase, active } }: { state: OpenState<PracticeTypes> }) {
  const t = useTranslations('exercises');
  return (
    <>
      {phase !== 'checked' && active.detour && <StatusNotice>{t(`problem.${active.detour}`)}</StatusNotice>}
      {isReturning(active) && <StatusNotice>{t('comingBack')}</StatusNotice>}
    </>
  );
}
