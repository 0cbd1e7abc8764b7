import { AnswerBar } from '@/components/learning/practice/answer-bar';
import { ProblemNotice } from '@/components/learning/practice/problem-notice';
import type { ReviewState } from './review-state';
import { ReviewedBar } from './reviewed-bar';
import type { Review } from './use-review';

interface Props {
  review: Review;
  state: Extract<ReviewState, { phase: 'answering' | 'checking' | 'checked' }>;
}

/** The next step, whichever it is. */
export function ReviewBar({ review, state }: Props) {
  const { seat } = state;
  if (state.phase === 'checked') return <ReviewedBar review={review} state={state} />;
  const problem = state.phase === 'answering' ? state.problem : null;
  return (
    <>
      {problem && <ProblemNotice problem={problem} />}
      <AnswerBar
        sitting={seat}
        checking={state.phase === 'checking'}
        asking={state.phase === 'answering' && state.asking}
        onHint={(level) => void review.askHint(seat, level)}
        onSubmit={() => void review.submit(seat)}
        onGiveUp={() => void review.giveUp(seat)}
      />
    </>
  );
}
