import { learningGoals } from '@/db/enums';
import { placementLevels } from '@/lib/learning/placement/scale';

/** Limits of minutes a day in a plan. */
export const minMinutes = 5;
export const maxMinutes = 240;
/** Levels that can be the aim of a plan. */
export const planLevels = placementLevels;
/** Goals that can be the aim of a plan (spec §3). */
export const planGoals = learningGoals;
