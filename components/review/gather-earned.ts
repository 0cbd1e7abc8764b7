import type { Earned } from '@/lib/learning/earned-schema';

export const nothingEarned: Earned = { level: null, badges: [] };

/** The highest level and every badge of both, each once: an answer that is sent again brings the same ones. */
export function gatherEarned(before: Earned, { level, badges }: Earned): Earned {
  const levels = [before.level, level].filter((each) => each !== null);
  return {
    level: levels.length > 0 ? Math.max(...levels) : null,
    badges: [...new Set([...before.badges, ...badges])],
  };
}
