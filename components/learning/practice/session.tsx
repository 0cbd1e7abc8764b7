import { useTranslations } from 'next-intl';
import { Desk } from './desk';
import { DetourNotice } from './detour-notice';
import { isFull } from './drafts/draft';
import { Announcement } from './feedback/announcement';
import { PlayerFrame } from './player-frame';
import { PlayerHeader } from './player-header';
import type { PlayerState } from './player-state';
import { SessionBar } from './session-bar';
import type { Practice } from './use-practice';
import { useShortcuts } from './use-shortcuts';

interface Props {
  practice: Practice;
  state: Extract<PlayerState, { phase: 'answering' | 'checking' | 'checked' }>;
  courseHref: string;
}

/** An exercise being done: the desk in the middle, the next step below. */
export function Session({ practice, state, courseHref }: Props) {
  const t = useTranslations('exercises');
  const { sitting } = state;
  const result = state.phase === 'checked' ? state.result : null;

  function submit() {
    if (state.phase === 'answering') void practice.submit(sitting);
  }
  useShortcuts({ onEnter: () => (result ? practice.goOn() : submit()), placed: isFull(sitting.draft) });

  return (
    <PlayerFrame
      verdict={result?.grade.verdict}
      header={
        <PlayerHeader
          progress={(result ?? sitting).practice.progress}
          leaveTo={courseHref}
          leave={{ label: t('close'), title: t('leave.title'), text: t('leave.text') }}
        />
      }
      bar={<SessionBar practice={practice} state={state} />}
    >
      <Announcement result={result} />
      {sitting.detour && !result && <DetourNotice detour={sitting.detour} />}
      <Desk
        key={sitting.practice.turn}
        sitting={sitting}
        grade={result?.grade ?? null}
        still={state.phase !== 'answering'}
        onChange={practice.change}
      />
    </PlayerFrame>
  );
}
