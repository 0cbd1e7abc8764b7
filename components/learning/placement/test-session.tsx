import { useTranslations } from 'next-intl';
import { isFull } from '@/components/learning/practice/drafts/draft';
import { PlayerFrame } from '@/components/learning/practice/player-frame';
import { ProblemNotice } from '@/components/learning/practice/problem-notice';
import { Question } from '@/components/learning/practice/question';
import { UnaidedBar } from '@/components/learning/practice/unaided-bar';
import { useShortcuts } from '@/components/learning/practice/use-shortcuts';
import { Notice } from '@/components/ui/notice';
import { TestHeader } from './test-header';
import type { TestState } from './test-state';
import type { Test } from './use-test';

interface Props {
  test: Test;
  state: Extract<TestState, { phase: 'answering' | 'sending' }>;
}

/** A question being answered. Whether an answer was right is not said before the result. */
export function TestSession({ test, state }: Props) {
  const t = useTranslations('placement');
  const { seat } = state;
  const sending = state.phase === 'sending';
  const problem = state.phase === 'answering' ? state.problem : null;
  useShortcuts({ onEnter: () => !sending && test.submit(seat), placed: isFull(seat.draft) });
  return (
    <PlayerFrame
      header={<TestHeader view={seat.view} onEnd={() => test.end(seat)} />}
      bar={
        <>
          {problem && <ProblemNotice problem={problem} />}
          <UnaidedBar
            draft={seat.draft}
            sending={sending}
            pass={t('unknown')}
            submit={t('next')}
            onSubmit={() => test.submit(seat)}
            onPass={() => test.passOver(seat)}
          />
        </>
      }
    >
      {seat.detour && (
        <Notice tone="info" role="status">
          {t(seat.detour)}
        </Notice>
      )}
      <Question key={seat.view.turn} draft={seat.draft} still={sending} onChange={test.change} />
    </PlayerFrame>
  );
}
