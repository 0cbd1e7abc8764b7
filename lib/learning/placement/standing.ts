import {
  estimate,
  posteriorAround,
  posteriorOf,
  probabilityWithin,
  type Estimate,
  type Posterior,
  type Response,
} from './rasch';
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
 * Where somebody stood when the test ended. `computed` from what the questions count as now is the same, unless the
 * bank was changed since: then the shares are those of a normal distribution around what was stored.
 */
export function standingOnce({ ability, error, level }: Stored, computed: Standing): Standing {
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
