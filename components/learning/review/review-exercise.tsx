import { useTranslations } from 'next-intl';
import { Announcement } from '@/components/learning/session/feedback/announcement';
import { PlayerFrame } from '@/components/learning/session/player-frame';
import { AnswerBar } from '@/components/learning/session/answer-bar';
import { StatusNotice } from '@/components/learning/session/status-notice';
import { ExercisePanel } from '@/components/learning/session/exercise-panel';
import type { ActiveExercise, OpenState } from '@/components/learning/session/session-types';
import type { ExerciseSession } from '@/components/learning/session/use-exercise-session';
import { useSessionKeys } from '@/components/learning/session/use-session-keys';
import { Backlog } from './backlog';
import { ReviewHeader } from './review-header';
import type { ReviewTypes } from './use-review';
import { ReviewedBar } from './reviewed-bar';
import { SourceBadge } from './source-badge';

interface Props {
  session: ExerciseSession<ReviewTypes>;
  state: OpenState<ReviewTypes>;
}

/** A card's exercise, with the bar for the next step below. */
export function ReviewExercise({ session, state }: Props) {
  const { view, current } = state.active;
  const result = state.phase === 'checked' ? state.result : null;
  const queue = result?.queue ?? view;
  useSessionKeys(session, state);
  return (
    <PlayerFrame
      verdict={result?.grade.verdict}
      header={<ReviewHeader done={queue.done} left={queue.due} />}
      bar={
        state.phase === 'checked' ? (
          <ReviewedBar session={session} state={state} />
        ) : (
          // In a review hints cost no points.
          <AnswerBar session={session} state={state} stakes={{ ...current, hint_price: 0 }} />
        )
      }
    >
      <Announcement result={result} />
      {state.phase === 'answering' && (
        <Notices active={state.active} onSpread={() => session.restart(null)} />
      )}
      <SourceBadge source={current.source} />
      <ExercisePanel
        key={`${current.card} ${current.turn}`}
        state={state}
        grade={result?.grade ?? null}
        onChange={session.change}
      />
    </PlayerFrame>
  );
}

interface NoticesProps {
  active: ActiveExercise<ReviewTypes>;
  onSpread: () => void;
}

/** The notices above the card. */
function Notices({ active: { view, detour }, onSpread }: NoticesProps) {
  const t = useTranslations('review');
  return (
    <>
      {detour && <StatusNotice>{t(detour)}</StatusNotice>}
      {view.crowded && <Backlog due={view.due} onSpread={onSpread} />}
    </>
  );
}
