/** Ratings of ts-fsrs: 1 again, 2 hard, 3 good, 4 easy. */
export const ratings = [1, 2, 3, 4] as const;
export type Rating = (typeof ratings)[number];
