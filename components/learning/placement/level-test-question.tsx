import { useTranslations } from 'next-intl';
import { PlayerFrame } from '@/components/learning/session/player-frame';
import { StatusNotice } from '@/components/learning/session/status-notice';
import { Question } from '@/components/learning/session/question';
import type { OpenState } from '@/components/learning/session/session-types';
import { UnaidedBar } from '@/components/learning/session/unaided-bar';
import type { ExerciseSession } from '@/components/learning/session/use-exercise-session';
import { useSessionKeys } from '@/components/learning/session/use-session-keys';
import type { LevelTestTypes } from './use-level-test';
import { TestHeader } from './test-header';

interface Props {
  session: ExerciseSession<LevelTestTypes>;
  state: OpenState<LevelTestTypes>;
}

/** A question of the level test. Only the result says which answers were right. */
export function LevelTestQuestion({ session, state }: Props) {
  const t = useTranslations('placement');
  const { view, draft, detour } = state.active;
  useSessionKeys(session, state);
  return (
    <PlayerFrame
      header={<TestHeader view={view} onEnd={session.end} />}
      bar={
        state.phase !== 'checked' && (
          <UnaidedBar session={session} state={state} pass={t('unknown')} submit={t('next')} />
        )
      }
    >
      {detour && <StatusNotice>{t(detour)}</StatusNotice>}
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
