import { learningGoals } from '@/db/enums';
import { placementLevels } from '@/lib/learning/placement/scale';

/** Minutes a day that somebody may set out to do. */
export const fewestMinutes = 5;
export const mostMinutes = 240;
/** The levels that a plan may lead to. */
export const planLevels = placementLevels;
/** Spec §3. */
export const planGoals = learningGoals;
