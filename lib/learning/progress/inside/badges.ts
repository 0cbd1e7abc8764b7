/** The totals that badges are given for. */
export interface Facts {
  lessons: number;
  right: number;
  days: number;
  reviewDays: number;
  words: number;
  coursesDone: number;
  coursesPassed: number;
}

/** Milestones, in the order in which they are usually reached. Each is earned once and never lost. */
const milestones = {
  first_lesson: ({ lessons }) => lessons >= 1,
  days_7: ({ days }) => days >= 7,
  right_100: ({ right }) => right >= 100,
  review_week: ({ reviewDays }) => reviewDays >= 7,
  words_100: ({ words }) => words >= 100,
  course_done: ({ coursesDone }) => coursesDone >= 1,
  course_passed: ({ coursesPassed }) => coursesPassed >= 1,
  days_30: ({ days }) => days >= 30,
  right_1000: ({ right }) => right >= 1000,
  words_500: ({ words }) => words >= 500,
  days_100: ({ days }) => days >= 100,
  days_365: ({ days }) => days >= 365,
} satisfies Record<string, (facts: Facts) => boolean>;

export type BadgeName = keyof typeof milestones;
// The boundary: the keys of an object literal.
export const badgeNames = Object.keys(milestones) as BadgeName[];

export const listMilestones = (facts: Facts): BadgeName[] =>
  badgeNames.filter((name) => milestones[name](facts));

/** Reaching a rank is stored like a badge, so that it too happens once and has a time. */
const rankKey = /^rank_(\d+)$/u;
export const rankBadge = (rank: number) => `rank_${rank}`;

/** The badge or rank of a stored key; null for a key that is no longer known. */
export function readBadge(key: string): { badge: BadgeName } | { rank: number } | null {
  const rank = rankKey.exec(key)?.[1];
  if (rank !== undefined) return { rank: Number(rank) };
  const badge = badgeNames.find((name) => name === key);
  return badge ? { badge } : null;
}
