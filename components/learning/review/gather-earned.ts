import type { Earned } from '@/lib/learning/progress/earned-schema';

export const nothingEarned: Earned = { rank: null, badges: [] };

/** The highest rank and every badge of both, each once: an answer that is sent again brings the same ones. */
export function gatherEarned(before: Earned, { rank, badges }: Earned): Earned {
  const ranks = [before.rank, rank].filter((each) => each !== null);
  return {
    rank: ranks.length > 0 ? Math.max(...ranks) : null,
    badges: [...new Set([...before.badges, ...badges])],
  };
}
