import { beforeAll, describe, expect, it } from '@jest/globals';
import { chooseNext, type Candidate } from '@/lib/learning/placement/inside/next-item';
import { probabilityRight, type Response } from '@/lib/learning/placement/inside/rasch';
import { levelWidth, scaleEnd, scaleStart } from '@/lib/learning/placement/scale';
import { estimateLevel } from '@/lib/learning/placement/level-estimate';
import { maxQuestions } from '@/lib/learning/placement/limits';
import { randomFrom } from '@/tests/support/random';
import { readServedContent } from '@/tests/support/content/served';
import { upTo } from '@/tests/support/depth';

/*
 * Learners whose ability is known take the real test, by the model: what the test says of them is held against what
 * they are. Everything comes from a seed.
 */
interface Question extends Candidate {
  options: number;
}
interface Sitting {
  ability: number;
  responses: Response[];
  asked: Question[];
}
let bank: Question[] = [];

beforeAll(async () => {
  const { placement } = await readServedContent();
  bank = placement.items.map(({ difficulty, content }, id) => ({
    id,
    difficulty,
    kind: content.kind,
    options: content.kind === 'choice' ? content.options.length : Infinity,
  }));
});

type Answers = (ability: number, question: Question, random: () => number) => boolean;
const byModel: Answers = (ability, { difficulty }, random) =>
  random() < probabilityRight(ability, difficulty);
/** Learners who do not know the answer guess half of the time, instead of saying so. */
const guessing: Answers = (ability, question, random) =>
  byModel(ability, question, random) || (random() < 0.5 && random() < 1 / question.options);

function sit(ability: number, seed: string, answers: Answers): Sitting {
  const random = randomFrom(seed);
  const lot = randomFrom(`${seed} lot`);
  const chances = bank.map(() => lot());
  const chance = (id: number) => chances[id] ?? 0;
  const asked: Question[] = [];
  const responses: Response[] = [];
  for (;;) {
    const standing = estimateLevel(responses);
    const next = chooseNext(bank, { ability: standing.ability, asked, seen: new Set(), chance });
    if (standing.done || next === null) return { ability: standing.ability, responses, asked };
    asked.push(next);
    responses.push({ difficulty: next.difficulty, right: answers(ability, next, random) });
  }
}

const learnerCount = upTo(120, 400);
const learners = Array.from({ length: learnerCount }, (_, index) => ({
  ability: scaleStart + ((scaleEnd - scaleStart) * (index + 0.5)) / learnerCount,
  seed: `learner ${index}`,
}));
const known = new Map<Answers, (Sitting & { truth: number })[]>();
function sittings(answers: Answers) {
  const found =
    known.get(answers) ??
    learners.map(({ ability, seed }) => ({ truth: ability, ...sit(ability, seed, answers) }));
  known.set(answers, found);
  return found;
}
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const errors = (answers: Answers) =>
  sittings(answers).map(({ truth, ability }) => Math.abs(ability - truth) / levelWidth);

describe('simulated learners', () => {
  it('are placed with a mean error under half a CEFR step', () => {
    expect(mean(errors(byModel))).toBeLessThan(0.5);
  });

  it('are placed so even when they guess half of what they do not know', () => {
    expect(mean(errors(guessing))).toBeLessThan(0.5);
  });

  it('answer at most 15 questions, and fewer on average', () => {
    const counts = sittings(byModel).map(({ responses }) => responses.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(maxQuestions);
    expect(mean(counts)).toBeLessThan(maxQuestions);
  });

  it('lie within one and a half standard errors of what is said of them as often as that promises', () => {
    const inside = sittings(byModel).map(({ truth, ability, responses }) =>
      Math.abs(truth - ability) <= 1.5 * estimateLevel(responses).error ? 1 : 0,
    );
    expect(mean(inside)).toBeGreaterThan(0.82);
    expect(mean(inside)).toBeLessThan(0.96);
  });

  it('meet every kind of question, and no two learners of one ability just the same ones', () => {
    for (const { asked } of sittings(byModel).filter(({ responses }) => responses.length > 9)) {
      expect(new Set(asked.map(({ kind }) => kind)).size).toBe(4);
    }
    const tests = Array.from({ length: 30 }, (_, index) =>
      sit(0, `twin ${index}`, () => true)
        .asked.map(({ id }) => id)
        .join(),
    );
    expect(new Set(tests).size).toBeGreaterThan(20);
  });

  it('share the bank: nearly every question is asked, and none of half of them', () => {
    const uses = bank.map(
      ({ id }) => sittings(byModel).filter(({ asked }) => asked.some((a) => a.id === id)).length,
    );
    expect(uses.filter((count) => count === 0).length).toBeLessThan(bank.length / 20);
    // The first questions are asked of everybody's unknown ability.
    expect(uses.filter((count) => count > learners.length / 2).length).toBeLessThan(5);
  });
});

describe('the estimate', () => {
  it('is what it was before when nothing was answered, and says how little is known', () => {
    const { ability, error, done } = estimateLevel([]);
    expect(ability).toBeCloseTo(-0.5, 2);
    expect(error).toBeGreaterThan(2);
    expect(done).toBe(false);
  });

  it('rises with right answers, falls with wrong ones, and gets surer with each near question', () => {
    const right = estimateLevel([{ difficulty: 0, right: true }]);
    const wrong = estimateLevel([{ difficulty: 0, right: false }]);
    expect(right.ability).toBeGreaterThan(-0.5);
    expect(wrong.ability).toBeLessThan(-0.5);
    expect(right.error).toBeLessThan(estimateLevel([]).error);
  });

  it('ends early for somebody who knows nothing: A0, and sure of it', () => {
    const { responses } = sit(-8, 'nothing', () => false);
    const { level, shares } = estimateLevel(responses);
    expect(level).toBe('A0');
    expect(shares[0]).toBeGreaterThan(0.9);
    expect(responses.length).toBeLessThan(10);
  });
});
