import { beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { exercises, words } from '@/db/schema/courses';
import { cards } from '@/db/schema/review';
import { exerciseContent, type ExerciseAnswer, type ExerciseContent } from '@/lib/russian/exercises/schema';
import type { PracticeView } from '@/lib/learning/practice/schema';
import { addWordCard } from '@/lib/learning/review/cards';
import { asked } from '@/lib/learning/review/schema';
import { testDatabase } from '@/tests/support/database';
import { answerDue, getCourse, startLesson } from '@/tests/support/practice';
import { answerReview, rightAnswer, takeUp } from '@/tests/support/review';
import { blunder, solve } from '@/lib/russian/exercises/solve';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let maya: Somebody;
let lesson = 0;
/** The first exercise that was answered wrong, and put right on the return round. */
let mistaken = 0;

beforeAll(async () => {
  maya = await makeSomebody(db, 'student');
  lesson = (await getCourse(maya.cookie)).lessons[0]?.id ?? 0;
  const rows = await db.select({ id: exercises.id, content: exercises.content }).from(exercises);
  const contents = new Map(rows.map(({ id, content }) => [id, exerciseContent.parse(content)]));
  let view = await startLesson(maya.cookie, lesson);
  while (view.current) view = (await answerDue(maya.cookie, view, answerTo(view, contents))).practice;
}, 60_000);

function answerTo({ current }: PracticeView, contents: Map<number, ExerciseContent>): ExerciseAnswer {
  const content = contents.get(current?.exercise ?? 0);
  if (!current || !content) throw new Error('Nothing is due.');
  if (mistaken !== 0 || current.task.kind === 'choice') return solve(content, current.task);
  mistaken = current.exercise;
  return blunder(current.task);
}

/** A word of a later lesson, whose sentence is long enough to be put in order, sits firmly and comes first. */
async function askForSentence() {
  const [word] = await db.select({ id: words.id }).from(words).where(eq(words.key, 'family'));
  await addWordCard(db, maya.id, word?.id ?? 0, new Date());
  const memory = { state: 2, stability: 40, difficulty: 5, reps: 10, lastReviewAt: new Date(0) };
  await db
    .update(cards)
    .set({ ...memory, due: new Date(1000) })
    .where(eq(cards.wordId, word?.id ?? 0));
}

/** All cards sit so many days firmly, and are due. */
async function settle(stability: number) {
  const long = new Date(Date.now() - 30 * 86_400_000);
  const memory = { state: 2, stability, difficulty: 5, learningSteps: 0, lastReviewAt: long };
  await db.update(cards).set({ ...memory, due: new Date(0), asked: null });
}

describe('a finished lesson', () => {
  it('leaves a card of each word that it practises, and of the mistake that was put right', async () => {
    const taught = await db
      .select({ id: words.id })
      .from(words)
      .where(and(eq(words.lessonId, lesson), eq(words.extra, false)));
    const mine = await db.select().from(cards).where(eq(cards.userId, maya.id));
    const ofWords = mine.flatMap(({ wordId }) => wordId ?? []);
    expect(ofWords.sort()).toEqual(taught.map(({ id }) => id).sort());
    expect(mine.flatMap(({ exerciseId }) => exerciseId ?? [])).toEqual([mistaken]);
  });

  it('is reviewed by every kind of exercise, and no answer is sent before it is given', async () => {
    const kinds = new Set<string>();
    await askForSentence();
    let queue = await takeUp(maya);
    // Firmer cards are asked in harder ways: let some of them sit for a month.
    for (let step = 0; step < 40 && queue.current; step += 1) {
      const { card, turn, task } = queue.current;
      kinds.add(task.kind);
      expect(task).not.toHaveProperty('answer');
      expect(task).not.toHaveProperty('answers');
      const answer = await rightAnswer(db, card);
      const result = await answerReview(maya, card, { turn, answer, seconds: 60 });
      expect([task, result.grade.verdict]).toEqual([task, 'right']);
      if (step === 10) await settle(10);
      if (step === 20) await settle(40);
      queue = await takeUp(maya);
    }
    expect([...kinds].sort()).toEqual(['choice', 'gap', 'order', 'pairs', 'write']);
  }, 60_000);

  it('asks the same of the same turn, on whichever device', async () => {
    await db
      .update(cards)
      .set({ due: new Date(0) })
      .where(eq(cards.userId, maya.id));
    const first = await takeUp(maya);
    expect((await takeUp(maya)).current).toEqual(first.current);
    const [row] = await db
      .select()
      .from(cards)
      .where(eq(cards.id, first.current?.card ?? 0));
    expect(asked.parse(row?.asked).turn).toBe(first.current?.turn);
  });
});
