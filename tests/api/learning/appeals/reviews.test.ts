import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { appeals } from '@/db/schema/appeals';
import { exercises } from '@/db/schema/courses';
import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import {
  answerOtherwise,
  answerRight,
  begin,
  contentOf,
  decided,
  otherwise,
  reported,
} from '@/tests/support/appeals';
import { testDatabase } from '@/tests/support/database';
import { makeTeacher } from '@/tests/support/openapi/teaching-calls';
import { answerReview, takeUp } from '@/tests/support/review';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

// Each of them is a story of many calls.
jest.setTimeout(60_000);
const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
let anna: Somebody;
let appeal = 0;
let content: ExerciseContent;

beforeEach(async () => {
  await db.delete(appeals);
  await db.update(exercises).set({ accepted: [] });
  anna = await makeSomebody(db, 'student');
  let view = await begin(anna);
  content = await contentOf(db, view);
  const { place, practice } = await answerOtherwise(db, anna, view);
  appeal = (await reported(anna, place)).id;
  view = practice;
  while (view.current) view = (await answerRight(db, anna, view)).practice;
});

async function accept() {
  const boris = await makeSomebody(db, 'teacher');
  await makeTeacher(boris, db);
  await decided(boris, appeal);
}

async function reviewOtherwise() {
  const { current } = await takeUp(anna);
  if (current?.source !== 'mistake') throw new Error('The mistake is not asked.');
  const { card, turn, task } = current;
  return { card, input: { turn, answer: otherwise(content, task), seconds: 3 } };
}

describe('a review of a mistake', () => {
  it('takes the answer that was wrong in the lesson for wrong', async () => {
    const { card, input } = await reviewOtherwise();
    expect((await answerReview(anna, card, input)).grade.verdict).toBe('wrong');
  });

  it('takes it for right when it was accepted', async () => {
    await accept();
    const { card, input } = await reviewOtherwise();
    expect((await answerReview(anna, card, input)).grade.verdict).toBe('right');
  });

  it('also when it was accepted while the exercise lay on the screen', async () => {
    const { card, input } = await reviewOtherwise();
    await accept();
    expect((await answerReview(anna, card, input)).grade.verdict).toBe('right');
  });
});
