import {
  estimate,
  posteriorAround,
  posteriorOf,
  probabilityWithin,
  type Estimate,
  type Posterior,
  type Response,
} from './inside/rasch';
import { levelAt, levelWidth, placementLevels, scaleStart, type PlacementLevel } from './scale';

/** Decisions, "Learning rules": at most 15 questions. */
export const mostQuestions = 15;
/** After so few, luck decides. */
const fewestQuestions = 5;
/** Precise enough: well under half a level either way. */
const smallError = 0.58;
/** Sure enough of a level, as after a row of "I don't know". */
const sureEnough = 0.92;

export interface LevelEstimate extends Estimate {
  level: PlacementLevel;
  /** How likely each level is, from A0 to B2; together 1. */
  shares: number[];
  /** Whether another question would tell too little. */
  done: boolean;
}

/** The level of somebody who gave these answers. */
export function estimateLevel(responses: readonly Response[]): LevelEstimate {
  const posterior = posteriorOf(responses);
  const { ability, error } = estimate(posterior);
  const level = levelAt(ability);
  const shares = sharesOf(posterior);
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

interface Stored extends Estimate {
  level: string | null;
}

/**
 * The estimate that was stored when the test ended. `computed` from what the questions count as now is the same, unless the
 * bank was changed since: then the shares are those of a normal distribution around what was stored.
 */
export function storedEstimate({ ability, error, level }: Stored, computed: LevelEstimate): LevelEstimate {
  const known = placementLevels.find((each) => each === level) ?? levelAt(ability);
  const isSame =
    known === computed.level && isNear(ability, computed.ability) && isNear(error, computed.error);
  if (isSame) return computed;
  return { ability, error, level: known, shares: sharesOf(posteriorAround({ ability, error })), done: true };
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-9;

function sharesOf(posterior: Posterior): number[] {
  return placementLevels.map((_, index) =>
    probabilityWithin(
      posterior,
      index === 0 ? -Infinity : scaleStart + index * levelWidth,
      index === placementLevels.length - 1 ? Infinity : scaleStart + (index + 1) * levelWidth,
    ),
  );
}
