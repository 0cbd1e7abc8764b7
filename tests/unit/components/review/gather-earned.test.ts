import { describe, expect, it } from '@jest/globals';
import { gatherEarned, nothingEarned } from '@/components/review/gather-earned';

describe('what a review session has led to', () => {
  it('is the highest level and every badge, each once, however often an answer is sent', () => {
    const answers = [
      { level: 2, badges: [] },
      { level: null, badges: ['review_week' as const] },
      { level: 3, badges: [] },
      { level: 3, badges: [] },
      { level: null, badges: ['review_week' as const, 'words_100' as const] },
    ];
    expect(answers.reduce(gatherEarned, nothingEarned)).toEqual({
      level: 3,
      badges: ['review_week', 'words_100'],
    });
  });

  it('is nothing when nothing was reached', () => {
    expect(gatherEarned(nothingEarned, nothingEarned)).toEqual({ level: null, badges: [] });
  });
});
