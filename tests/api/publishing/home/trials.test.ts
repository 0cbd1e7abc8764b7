import { beforeEach, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { POST as claim } from '@/app/api/trials/claims/route';
import { trialSlots } from '@/db/enums';
import { exercises } from '@/db/schema/courses';
import { trials } from '@/db/schema/home';
import { learningDays } from '@/db/schema/learning';
import { users } from '@/db/schema/people';
import { attempts, rewards, runs } from '@/db/schema/practice';
import { setNow } from '@/lib/platform/clock';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import type { TrialView } from '@/lib/learning/trials/schema';
import { listTrials, removeOldTrials } from '@/lib/learning/trials/service';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { getCourse, startLesson, submit } from '@/tests/support/practice';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import { claimAs, rightAnswerTo, trialAt, tryOut, tryRightly } from '@/tests/support/trials';

const { db } = testDatabase();
/** In five minutes (lib/platform/env). */
const maxTries = 60;
let anna: Somebody;
let vera: Somebody;

beforeEach(async () => {
  setNow(null);
  await db.delete(trials);
  anna = await makeSomebody(db, 'student');
  vera = await makeSomebody(db, 'student');
});

const attemptsOf = ({ id }: Somebody) => db.select().from(attempts).where(eq(attempts.userId, id));
const pointsOf = async ({ id }: Somebody) =>
  (await db.select({ points: users.points }).from(users).where(eq(users.id, id)))[0]?.points;

/** Options of a choice, the wrong ones. */
async function wrongAnswerTo(trial: TrialView) {
  const right = await rightAnswerTo(db, trial);
  return { kind: 'choice', option: right.kind === 'choice' && right.option === 0 ? 1 : 0 };
}

describe('A visitor without an account', () => {
  it.each(trialSlots)('answers the exercise at “%s” and is told that it is right', async (place) => {
    const result = await tryRightly(db, place);
    expect(result).toMatchObject({ grade: { verdict: 'right' }, worth: 10 });
  });

  it('is told what would have been right, and why', async () => {
    const trial = await trialAt('first');
    const { status, body } = await tryOut(trial, await wrongAnswerTo(trial));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      grade: { verdict: 'wrong', expected: 'n as in nose' },
      note: { text: expect.stringContaining('Latin H') },
      worth: 0,
    });
  });

  it('hears that a slip of the finger is almost right', async () => {
    const trial = await trialAt('write');
    const [row] = await db.select().from(exercises).where(eq(exercises.id, trial.exercise));
    const content = exerciseContent.parse(row?.content);
    const lenient = { ...content, spelling: 'normal' };
    await db.update(exercises).set({ content: lenient }).where(eq(exercises.id, trial.exercise));
    const { body } = await tryOut(trial, { kind: 'write', text: 'молокоо' });
    await db.update(exercises).set({ content }).where(eq(exercises.id, trial.exercise));
    expect(body).toMatchObject({ grade: { verdict: 'almost', expected: 'молоко́' }, worth: 8 });
  });

  it('sees nothing of the answers before giving one', async () => {
    for (const trial of await listTrials('en')) {
      const [row] = await db.select().from(exercises).where(eq(exercises.id, trial.exercise));
      const secret = row?.content as { note?: unknown; hint: { en: string } };
      const sent = JSON.stringify(trial);
      expect(sent).not.toMatch(/"answers?"|"expected"|"note"|"alternatives"/u);
      expect(sent).not.toContain(secret.hint.en);
    }
  });

  it('cannot try an exercise that is not on the home page', async () => {
    const chosen = (await listTrials('en')).map(({ exercise }) => exercise);
    const all = await db.select({ id: exercises.id }).from(exercises);
    const other = all.find(({ id }) => !chosen.includes(id))?.id ?? 0;
    const answer = { kind: 'choice', option: 0 };
    const { status } = await tryOut({ ...(await trialAt('first')), exercise: other }, answer);
    expect(status).toBe(404);
  });

  it('is asked to reload when the exercise was changed since', async () => {
    const trial = { ...(await trialAt('first')), version: 'another' };
    const { status, body } = await tryOut(trial, { kind: 'choice', option: 0 });
    expect([status, body.code]).toEqual([400, 'turn_passed']);
  });

  it('is refused an answer of another shape', async () => {
    const { status, body } = await tryOut(await trialAt('first'), { kind: 'write', text: 'нет' });
    expect([status, body.code]).toEqual([400, 'validation']);
  });

  it('is asked to wait after too many tries from one address', async () => {
    const trial = await trialAt('first');
    const answer = { kind: 'choice', option: 0 };
    const statuses = [];
    for (let turn = 0; turn <= maxTries; turn += 1) {
      statuses.push((await tryOut(trial, answer, '198.51.100.7')).status);
    }
    expect(statuses.lastIndexOf(201)).toBe(maxTries - 1);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is forgotten after a week', async () => {
    const old = await tryRightly(db, 'first');
    setNow(new Date(Date.now() + 8 * 86_400_000));
    await removeOldTrials();
    expect(await db.select().from(trials).where(eq(trials.id, old.trial))).toEqual([]);
  });
});

describe('Who signs in afterwards', () => {
  it.each(trialSlots)('finds the answer of “%s” in the lesson, as if given there', async (place) => {
    const { trial } = await tryRightly(db, place);
    expect(await claimAs(anna.cookie, trial)).toEqual({ kept: 1, points: 10 });
    const [attempt] = await attemptsOf(anna);
    expect(attempt).toMatchObject({ turn: 0, verdict: 'right', points: 10, hints: 0 });
    expect(await pointsOf(anna)).toBe(10);
    const [day] = await db.select().from(learningDays).where(eq(learningDays.userId, anna.id));
    expect(day).toMatchObject({ answers: 1, right: 1, points: 10 });
    const practice = await startLesson(anna.cookie, (await getCourse(anna.cookie)).lessons[0]?.id ?? 0);
    expect(practice).toMatchObject({ turn: 1, progress: { answered: 1 } });
    expect(practice.current?.exercise).not.toBe(attempt?.exerciseId);
  });

  it('has begun no row of days by it: nothing was practised yet', async () => {
    const { trial } = await tryRightly(db, 'first');
    await claimAs(anna.cookie, trial);
    const kept = { answers: 1, practised: 0, counted: false };
    expect(await db.select().from(learningDays).where(eq(learningDays.userId, anna.id))).toMatchObject([
      kept,
    ]);
  });

  it('finds a wrong answer there, too: it pays nothing and comes back', async () => {
    const trial = await trialAt('first');
    const { body } = await tryOut(trial, await wrongAnswerTo(trial));
    expect(await claimAs(anna.cookie, String(body.trial))).toEqual({ kept: 1, points: 0 });
    expect(await attemptsOf(anna)).toMatchObject([{ verdict: 'wrong', points: 0 }]);
  });

  it('has what was claimed graded as it was answered, though the lesson shuffles otherwise', async () => {
    for (const place of trialSlots.filter((each) => each !== 'first')) {
      const person = await makeSomebody(db, 'student');
      const { trial } = await tryRightly(db, place);
      await claimAs(person.cookie, trial);
      expect([place, (await attemptsOf(person))[0]?.verdict]).toEqual([place, 'right']);
    }
  });

  it('gets it once, also when it is claimed again and by many windows at once', async () => {
    const { trial } = await tryRightly(db, 'first');
    const results = await Promise.all(Array.from({ length: 8 }, () => claimAs(anna.cookie, trial)));
    expect(results.reduce((sum, { kept }) => sum + kept, 0)).toBe(1);
    expect(await claimAs(anna.cookie, trial)).toEqual({ kept: 0, points: 0 });
    expect(await attemptsOf(anna)).toHaveLength(1);
    expect(await pointsOf(anna)).toBe(10);
  });

  it('gets nothing by somebody else’s', async () => {
    const { trial } = await tryRightly(db, 'first');
    await claimAs(anna.cookie, trial);
    expect(await claimAs(vera.cookie, trial)).toEqual({ kept: 0, points: 0 });
    expect(await attemptsOf(vera)).toEqual([]);
    expect(await db.select().from(runs).where(eq(runs.userId, vera.id))).toEqual([]);
  });

  it('keeps the first answer of two to one exercise', async () => {
    const trial = await trialAt('first');
    const { body: wrong } = await tryOut(trial, await wrongAnswerTo(trial));
    const right = await tryRightly(db, 'first');
    expect(await claimAs(anna.cookie, right.trial, String(wrong.trial))).toEqual({ kept: 1, points: 0 });
    expect(await attemptsOf(anna)).toMatchObject([{ verdict: 'wrong' }]);
  });

  it('is paid nothing for an exercise that was answered in the lesson before', async () => {
    const lesson = (await getCourse(anna.cookie)).lessons[0]?.id ?? 0;
    const { run, turn, current } = await startLesson(anna.cookie, lesson);
    const trial = await trialAt('first');
    expect(current?.exercise).toBe(trial.exercise);
    await submit(anna.cookie, trial.exercise, { run, turn }, { kind: 'choice', option: 0 });
    const before = await pointsOf(anna);
    const { trial: id } = await tryRightly(db, 'first');
    expect(await claimAs(anna.cookie, id)).toEqual({ kept: 0, points: 0 });
    expect(await pointsOf(anna)).toBe(before);
    const paid = and(eq(rewards.userId, anna.id), eq(rewards.subjectId, trial.exercise));
    expect((await db.select().from(rewards).where(paid)).length).toBeLessThanOrEqual(1);
  });

  it('gets nothing for an exercise whose authors have changed it meanwhile', async () => {
    const { trial } = await tryRightly(db, 'first');
    await db.update(trials).set({ version: 'another' }).where(eq(trials.id, trial));
    expect(await claimAs(anna.cookie, trial)).toEqual({ kept: 0, points: 0 });
    expect(await db.select().from(runs).where(eq(runs.userId, anna.id))).toEqual([]);
  });

  it('must be signed in', async () => {
    const { trial } = await tryRightly(db, 'first');
    expect((await call(claim, { body: { trials: [trial] } })).status).toBe(401);
  });
});
