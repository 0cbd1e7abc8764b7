import { joinHints, type SessionRules } from '@/components/learning/session/session-state';
import type { ReviewHint, ReviewQueue, ReviewResult } from '@/lib/learning/review/schema';

export interface ReviewTypes {
  view: ReviewQueue;
  result: ReviewResult;
  opened: ReviewHint;
  /** Another device has answered the card, or it is no more. */
  detour: 'passed' | 'gone';
}

/** A review ends when nothing is due; whoever gives up is shown the answer. */
export const reviewRules: SessionRules<ReviewTypes> = {
  isOver: ({ current }) => current === null,
  viewAfter: ({ queue }) => queue,
  showsVerdicts: true,
  addHint: (current, { hint }) => ({ ...current, hints: joinHints(current.hints, hint) }),
  resultOfGivingUp: (result) => ({
    ...result,
    grade: { ...result.grade, issues: [], diff: [], places: null },
  }),
  detourFrom: ({ reason }) => (reason === 'missing' ? 'gone' : 'passed'),
};
