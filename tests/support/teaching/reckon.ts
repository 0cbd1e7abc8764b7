import type { PlantedCourse, PlantedExercise, PlantedLesson } from './content';
import type { Answered, LearningLog } from './log';

/*
 * Computes the teachers' statistics a second time, directly from their definitions and the log, without any code of the
 * application: both agree only if both are right.
 */
const zScore95 = 1.96 - 0.000036015459946;
const byTime = (a: Answered, b: Answered) => a.at - b.at;
const countBy = <T>(things: T[], keyOf: (thing: T) => string) => {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(keyOf(thing), (counts.get(keyOf(thing)) ?? 0) + 1);
  return counts;
};
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The Wilson interval: the p with |p̂ − p| = z·√(p(1−p)/n), by bisection. */
function interval(hits: number, trials: number) {
  const value = hits / trials;
  const isNear = (p: number) => (value - p) ** 2 <= (zScore95 * zScore95 * p * (1 - p)) / trials;
  return { value, low: edge(value, 0, isNear), high: edge(value, 1, isNear) };
}

function edge(inside: number, outside: number, holds: (p: number) => boolean): number {
  if (holds(outside) || inside === outside) return outside;
  let [near, far] = [inside, outside];
  for (let step = 0; step < 200; step += 1) {
    const middle = (near + far) / 2;
    if (holds(middle)) near = middle;
    else far = middle;
  }
  return near;
}

function correlation(xs: number[], ys: number[]): number | null {
  const [mx, my] = [mean(xs), mean(ys)];
  const covariance = mean(xs.map((x, index) => (x - mx) * ((ys[index] ?? 0) - my)));
  const deviation = (values: number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  const scale = deviation(xs, mx) * deviation(ys, my);
  return scale < 1e-12 ? null : covariance / scale;
}

function correlationInterval(r: number, pairs: number) {
  const zeta = 0.5 * Math.log((1 + r) / (1 - r));
  const back = (value: number) => (Math.exp(2 * value) - 1) / (Math.exp(2 * value) + 1);
  return {
    value: r,
    low: back(zeta - zScore95 / Math.sqrt(pairs - 3)),
    high: back(zeta + zScore95 / Math.sqrt(pairs - 3)),
  };
}

/** Interpolates linearly between the two nearest values. */
function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}

/** Each learner's first answer to each exercise that is not withdrawn. */
function firstAnswers(log: LearningLog, lesson: PlantedLesson): Answered[] {
  const kept = new Set(lesson.exercises.filter(({ withdrawn }) => !withdrawn).map(({ id }) => id));
  const first = new Map<string, Answered>();
  for (const answered of [...log.answers].sort(byTime)) {
    const key = `${answered.learner} ${answered.exercise}`;
    if (kept.has(answered.exercise) && !first.has(key)) first.set(key, answered);
  }
  return [...first.values()];
}

function secondsOf(log: LearningLog, { run, turn, at }: Answered): number {
  const before = log.answers.find((other) => other.run === run && other.turn === turn - 1)?.at;
  const start = log.runs.find(({ id }) => id === run)?.startedAt ?? 0;
  return Math.min(120, (at - (before ?? start)) / 1000);
}

const isRight = ({ verdict }: Answered) => verdict !== 'wrong';

/** The statistics of one exercise, for an English reader. */
export function reckonExercise(log: LearningLog, lesson: PlantedLesson, exercise: PlantedExercise) {
  const all = firstAnswers(log, lesson);
  const own = all.filter((answered) => answered.exercise === exercise.id);
  const hits = own.filter(isRight).length;
  const compared = own.flatMap((answered) => {
    const others = all.filter(
      (other) => other.learner === answered.learner && other.exercise !== exercise.id,
    );
    if (others.length < 3) return [];
    return [{ item: isRight(answered) ? 1 : 0, rest: others.filter(isRight).length / others.length }];
  });
  const r = correlation(
    compared.map(({ item }) => item),
    compared.map(({ rest }) => rest),
  );
  const seconds = own.map((answered) => secondsOf(log, answered));
  return {
    learners: own.length,
    facility: interval(hits, own.length),
    discrimination: r === null || compared.length < 10 ? null : correlationInterval(r, compared.length),
    compared: compared.length,
    wrong_answers: wrongAnswers(own, exercise),
    hints: {
      share: own.filter(({ hints }) => hints > 0).length / own.length,
      mean: mean(own.map(({ hints }) => hints)),
    },
    seconds: {
      median: quantile(seconds, 0.5),
      lower: quantile(seconds, 0.25),
      upper: quantile(seconds, 0.75),
    },
  };
}

/** The wrong answers as shown in English; typed ones are merged without case and full stop and count from three learners on. */
function wrongAnswers(own: Answered[], { content, possible }: PlantedExercise) {
  const isTyped = content.kind === 'write';
  const wrong = own.filter((answered) => !isRight(answered));
  const read = ({ possible: which, given }: Answered) =>
    isTyped ? given.toLowerCase().replace(/\.$/u, '') : (possible[which]?.en ?? given);
  return [...countBy(wrong, read)]
    .filter(([, learners]) => !isTyped || learners >= 3)
    .map(([text, learners]) => ({ text, learners }))
    .sort((a, b) => b.learners - a.learners || (a.text < b.text ? -1 : 1))
    .slice(0, 5);
}

/** The statistics of the whole course at a time. */
export function reckonCourse(log: LearningLog, { lessons }: PlantedCourse, moment: Date) {
  const weekAgo = moment.getTime() - 7 * 24 * 60 * 60 * 1000;
  const begun = log.learners.filter((learner) => log.runs.some((run) => run.learner === learner));
  const hasFinished = (learner: number, lesson: number) =>
    log.runs.some((run) => run.learner === learner && run.lesson === lesson && run.finishedAt !== null);
  const isBehind = (learner: number, index: number) =>
    hasFinished(learner, lessons[index]?.id ?? 0) ||
    lessons
      .slice(index + 1)
      .some(({ id }) => log.openings.some((each) => each.learner === learner && each.lesson === id));
  const done = begun.filter(
    (learner) =>
      lessons.some(({ id }) => hasFinished(learner, id)) &&
      lessons.every((_, index) => isBehind(learner, index)),
  );
  return {
    learners: begun.length,
    active: new Set(log.answers.filter(({ at }) => at >= weekAgo).map(({ learner }) => learner)).size,
    finished: done.length,
    completion: interval(done.length, begun.length),
    lessons: lessons.map(({ id }) => {
      const started = begun.filter((learner) =>
        log.runs.some((run) => run.learner === learner && run.lesson === id),
      );
      const finished = started.filter((learner) => hasFinished(learner, id));
      return {
        started: started.length,
        finished: finished.length,
        share: interval(finished.length, started.length),
      };
    }),
  };
}
