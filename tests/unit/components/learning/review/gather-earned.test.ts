import { describe, expect, it } from '@jest/globals';
import { gatherEarned, nothingEarned } from '@/components/learning/review/gather-earned';

describe('what a review session has led to', () => {
  it('is the highest rank and every badge, each once, however often an answer is sent', () => {
    const answers = [
      { rank: 2, badges: [] },
      { rank: null, badges: ['review_week' as const] },
      { rank: 3, badges: [] },
      { rank: 3, badges: [] },
      { rank: null, badges: ['review_week' as const, 'words_100' as const] },
    ];
    expect(answers.reduce(gatherEarned, nothingEarned)).toEqual({
      rank: 3,
      badges: ['review_week', 'words_100'],
    });
  });

  it('is nothing when nothing was reached', () => {
    expect(gatherEarned(nothingEarned, nothingEarned)).toEqual({ rank: null, badges: [] });
  });
});
