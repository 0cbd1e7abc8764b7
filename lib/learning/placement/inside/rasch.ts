/*
 * The Rasch model and its estimate: expected a posteriori over a grid, which has an answer and a standard error from
 * the first question on, also when all answers were right or all were wrong. Everything is in logits.
 */

/** Before the first answer: a beginner is likelier than a master, and little is sure. */
const prior = { mean: -0.5, deviation: 2.2 } as const;

const grid = { from: -8, to: 8, step: 0.1 } as const;
const places = Array.from(
  { length: Math.round((grid.to - grid.from) / grid.step) + 1 },
  (_, index) => grid.from + index * grid.step,
);

export interface Response {
  difficulty: number;
  right: boolean;
}

export interface Estimate {
  ability: number;
  /** Standard error: the posterior's deviation. */
  error: number;
}

/** How likely somebody is to answer a question right. */
export function chanceOf(ability: number, difficulty: number): number {
  return 1 / (1 + Math.exp(difficulty - ability));
}

/** What a question would tell about somebody of this ability; at most 0.25, when it is as difficult. */
export function informationOf(ability: number, difficulty: number): number {
  const chance = chanceOf(ability, difficulty);
  return chance * (1 - chance);
}

/** How likely each ability is after some answers: a weight for each place of the grid, together 1. */
export type Posterior = readonly number[];

export function posteriorOf(responses: readonly Response[]): Posterior {
  const logarithms = places.map((place) =>
    responses.reduce(
      (total, { difficulty, right }) =>
        total - Math.log1p(Math.exp(right ? difficulty - place : place - difficulty)),
      -((place - prior.mean) ** 2) / (2 * prior.deviation ** 2),
    ),
  );
  return weigh(logarithms);
}

/** A normal distribution, for what is known of somebody by its estimate alone. */
export function posteriorAround({ ability, error }: Estimate): Posterior {
  return weigh(places.map((place) => -((place - ability) ** 2) / (2 * error ** 2)));
}

function weigh(logarithms: readonly number[]): Posterior {
  const highest = Math.max(...logarithms);
  const weights = logarithms.map((value) => Math.exp(value - highest));
  const total = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / total);
}

export function estimate(posterior: Posterior): Estimate {
  const ability = sum(posterior, (place) => place);
  return { ability, error: Math.sqrt(sum(posterior, (place) => (place - ability) ** 2)) };
}

/** How likely it is that the ability lies from `low` up to `high`. */
export function probabilityWithin(posterior: Posterior, low: number, high: number): number {
  return sum(posterior, (place) => (place >= low && place < high ? 1 : 0));
}

function sum(posterior: Posterior, value: (place: number) => number): number {
  return posterior.reduce((total, weight, index) => total + weight * value(places[index] ?? 0), 0);
}
