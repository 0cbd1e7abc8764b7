import { Desk } from '@/components/learning/practice/desk';
import { isFull } from '@/components/learning/practice/drafts/draft';
import { Announcement } from '@/components/learning/practice/feedback/announcement';
import { PlayerFrame } from '@/components/learning/practice/player-frame';
import { useShortcuts } from '@/components/learning/practice/use-shortcuts';
import { ratings } from '@/lib/learning/review/ratings';
import { ReviewBar } from './review-bar';
import { ReviewHeader } from './review-header';
import { ReviewNotices } from './review-notices';
import type { ReviewState } from './review-state';
import { SourceBadge } from './source-badge';
import type { Review } from './use-review';

interface Props {
  review: Review;
  state: Extract<ReviewState, { phase: 'answering' | 'checking' | 'checked' }>;
}

/** A card being reviewed: the desk in the middle, the next step below. */
export function ReviewSession({ review, state }: Props) {
  const { seat } = state;
  const result = state.phase === 'checked' ? state.result : null;

  function submit() {
    if (state.phase === 'answering') void review.submit(seat);
  }
  function rate(position: number) {
    const rating = ratings[position];
    if (result && rating && result.outlook.length > 0) void review.rate(result, rating);
  }
  useShortcuts({
    onEnter: () => (result ? review.goOn() : submit()),
    placed: isFull(seat.draft),
    ...(result && { onDigit: rate }),
  });

  const { queue } = result ?? seat;
  return (
    <PlayerFrame
      verdict={result?.grade.verdict}
      header={<ReviewHeader done={queue.done} left={queue.due} />}
      bar={<ReviewBar review={review} state={state} />}
    >
      <Announcement result={result} />
      {state.phase === 'answering' && <ReviewNotices state={state} onSpread={review.restart} />}
      <SourceBadge source={seat.card.source} />
      <Desk
        key={`${seat.card.card} ${seat.card.turn}`}
        sitting={seat}
        grade={result?.grade ?? null}
        still={state.phase !== 'answering'}
        onChange={review.change}
      />
    </PlayerFrame>
  );
}
