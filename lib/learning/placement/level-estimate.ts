import {
  estimate,
  posteriorAround,
  posteriorOf,
  probabilityWithin,
  type Estimate,
  type Posterior,
  type Response,
} from './inside/rasch';
import { maxQuestions, minLevelProbability, minQuestions, targetErrorLogits } from './limits';
import { levelAt, levelWidth, placementLevels, scaleStart, type PlacementLevel } from './scale';

export interface LevelEstimate extends Estimate {
  level: PlacementLevel;
  /** The probability of each level, from A0 to B2; they sum to 1. */
  shares: number[];
  /** Whether the test can end. */
  done: boolean;
}

/** Estimates the level from the answers of a test. */
export function estimateLevel(responses: readonly Response[]): LevelEstimate {
  const posterior = posteriorOf(responses);
  const { ability, error } = estimate(posterior);
  const level = levelAt(ability);
  const shares = sharesOf(posterior);
  const sure =
    error <= targetErrorLogits || (shares[placementLevels.indexOf(level)] ?? 0) >= minLevelProbability;
  const { length } = responses;
  return {
    ability,
    error,
    level,
    shares,
    done: length >= maxQuestions || (length >= minQuestions && sure),
  };
}

interface StoredResult extends Estimate {
  level: string | null;
}

/**
 * The estimate that was stored when the test ended. `computed`, from the present difficulties, is equal unless the bank was
 * changed since: then the shares come from a normal distribution around the stored estimate.
 */
export function storedEstimate(
  { ability, error, level }: StoredResult,
  computed: LevelEstimate,
): LevelEstimate {
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
