import { estimate, posteriorOf, probabilityWithin, type Estimate, type Response } from './rasch';
import { levelAt, levelWidth, placementLevels, scaleStart, type PlacementLevel } from './scale';

/** Decisions, "Learning rules": at most 15 questions. */
export const mostQuestions = 15;
/** After so few, luck decides. */
const fewestQuestions = 5;
/** Precise enough: well under half a level either way. */
const smallError = 0.58;
/** Sure enough of a level, as after a row of "I don't know". */
const sureEnough = 0.92;

export interface Standing extends Estimate {
  level: PlacementLevel;
  /** How likely each level is, from A0 to B2; together 1. */
  shares: number[];
  /** Whether another question would tell too little. */
  done: boolean;
}

/** Where somebody stands after these answers. */
export function standingAfter(responses: readonly Response[]): Standing {
  const posterior = posteriorOf(responses);
  const { ability, error } = estimate(posterior);
  const level = levelAt(ability);
  const shares = placementLevels.map((_, index) =>
    probabilityWithin(
      posterior,
      index === 0 ? -Infinity : scaleStart + index * levelWidth,
      index === placementLevels.length - 1 ? Infinity : scaleStart + (index + 1) * levelWidth,
    ),
  );
  const sure = error <= smallError || (shares[placementLevels.indexOf(level)] ?? 0) >= sureEnough;
  const { length } = responses;
  return {
    ability,
    error,
    level,
    shares,
    done: length >= mostQuestions || (length >= fewestQuestions && sure),
  };
}
