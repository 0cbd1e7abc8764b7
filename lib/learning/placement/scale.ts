import type { cefrLevels } from '@/db/enums';

/*
 * The scale of the placement test, in logits (Rasch): a learner of ability 0 answers half of the questions of difficulty 0
 * right. Each level is an interval of 1.5 around its centre, A0 at −3, A1 at −1.5, A2 at 0, B1 at 1.5, B2 at 3. A learner
 * within the interval of a level knows about half of that level, which is the level to go on with.
 */
export const placementLevels = [
  'A0',
  'A1',
  'A2',
  'B1',
  'B2',
] as const satisfies readonly (typeof cefrLevels)[number][];
export type PlacementLevel = (typeof placementLevels)[number];

export const levelWidth = 1.5;
const lowestCentre = -3;

/** The ends of the scale as it is shown. */
export const scaleStart = lowestCentre - levelWidth / 2;
export const scaleEnd = scaleStart + placementLevels.length * levelWidth;

/** In logits. */
export function centreOf(level: PlacementLevel): number {
  return lowestCentre + levelWidth * placementLevels.indexOf(level);
}

/** The level of an ability; beyond the ends of the scale, the first or the last level. */
export function levelAt(ability: number): PlacementLevel {
  const index = Math.floor((ability - scaleStart) / levelWidth);
  const within = Math.min(placementLevels.length - 1, Math.max(0, index));
  return placementLevels[within] ?? 'A0';
}
