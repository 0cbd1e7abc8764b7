import type { Earned } from '@/lib/learning/progress/earned-schema';

export const nothingEarned: Earned = { rank: null, badges: [] };

/** Merges two results into the highest rank and all badges, without duplicates: a repeated answer earns the same again. */
export function gatherEarned(before: Earned, { rank, badges }: Earned): Earned {
  const ranks = [before.rank, rank].filter((each) => each !== null);
  return {
    rank: ranks.length > 0 ? Math.max(...ranks) : null,
    badges: [...new Set([...before.badges, ...badges])],
  };
}
