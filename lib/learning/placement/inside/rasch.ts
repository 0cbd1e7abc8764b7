/*
 * The Rasch model and its estimate: expected a posteriori over a grid, which has an answer and a standard error from
 * the first question on, also when all answers were right or all were wrong. Everything is in logits.
 */

/** The prior: a beginner is likelier than an expert, and the uncertainty is large. */
const prior = { mean: -0.5, deviation: 2.2 } as const;

const grid = { from: -8, to: 8, step: 0.1 } as const;
const gridPoints = Array.from(
  { length: Math.round((grid.to - grid.from) / grid.step) + 1 },
  (_, index) => grid.from + index * grid.step,
);

export interface Response {
  difficulty: number;
  right: boolean;
}

export interface Estimate {
  ability: number;
  /** Standard error: the standard deviation of the posterior. */
  error: number;
}

/**
 * The probability of a right answer.
 * @public for tests, which simulate learners
 */
export function probabilityRight(ability: number, difficulty: number): number {
  return 1 / (1 + Math.exp(difficulty - ability));
}

/** Fisher information of a question at this ability; its maximum is 0.25, where difficulty equals ability. */
export function informationOf(ability: number, difficulty: number): number {
  const chance = probabilityRight(ability, difficulty);
  return chance * (1 - chance);
}

/** The posterior distribution of the ability: a weight for each grid point; the weights sum to 1. */
export type Posterior = readonly number[];

export function posteriorOf(responses: readonly Response[]): Posterior {
  const logarithms = gridPoints.map((place) =>
    responses.reduce(
      (total, { difficulty, right }) =>
        total - Math.log1p(Math.exp(right ? difficulty - place : place - difficulty)),
      -((place - prior.mean) ** 2) / (2 * prior.deviation ** 2),
    ),
  );
  return normalise(logarithms);
}

/** A normal distribution around a stored estimate. */
export function posteriorAround({ ability, error }: Estimate): Posterior {
  return normalise(gridPoints.map((place) => -((place - ability) ** 2) / (2 * error ** 2)));
}

function normalise(logarithms: readonly number[]): Posterior {
  const highest = Math.max(...logarithms);
  const weights = logarithms.map((value) => Math.exp(value - highest));
  const total = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / total);
}

export function estimate(posterior: Posterior): Estimate {
  const ability = sum(posterior, (place) => place);
  return { ability, error: Math.sqrt(sum(posterior, (place) => (place - ability) ** 2)) };
}

/** The probability that the ability lies in [low, high). */
export function probabilityWithin(posterior: Posterior, low: number, high: number): number {
  return sum(posterior, (place) => (place >= low && place < high ? 1 : 0));
}

function sum(posterior: Posterior, value: (place: number) => number): number {
  return posterior.reduce((total, weight, index) => total + weight * value(gridPoints[index] ?? 0), 0);
}
