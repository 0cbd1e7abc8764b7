import { Backlog } from './backlog';
import { DetourNotice } from './detour-notice';
import type { ReviewState } from './review-state';

interface Props {
  state: Extract<ReviewState, { phase: 'answering' }>;
  onSpread: () => void;
}

/** What there is to know before the card is answered. */
export function ReviewNotices({ state: { detour, seat }, onSpread }: Props) {
  return (
    <>
      {detour && <DetourNotice detour={detour} />}
      {seat.queue.crowded && <Backlog due={seat.queue.due} onSpread={onSpread} />}
    </>
  );
}
