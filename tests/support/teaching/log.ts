import { dayMs } from '@/lib/platform/time/units';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { lessonOpenings } from '@/db/schema/skip-tests';
import { users } from '@/db/schema/people';
import { attempts, runs } from '@/db/schema/practice';
import { randomFrom } from '@/tests/support/random';
import type { PlantedCourse, PlantedExercise, PlantedLesson, Possible } from './content';

/** An answer with everything that the statistics use. */
export interface Answered {
  learner: number;
  lesson: number;
  run: string;
  turn: number;
  exercise: number;
  verdict: 'right' | 'almost' | 'wrong';
  hints: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Index of the answer among the prepared ones; -1 for a text of the learner's own. */
  possible: number;
  given: string;
}
interface Walked {
  id: string;
  learner: number;
  lesson: number;
  startedAt: number;
  finishedAt: number | null;
}
export interface LearningLog {
  learners: number[];
  runs: Walked[];
  answers: Answered[];
  /** Lessons opened by a skip test. */
  openings: { learner: number; lesson: number }[];
}

/** Ids, names and addresses that occur nowhere else, so that a test can search for leaks. */
const firstId = 7_000_001;
export const secretName = 'Тайнослав';
export const secretAddress = 'tajnoslav';

const languages = ['en', 'ru', 'de'] as const;

/** Inserts the work of `count` learners before `until`: repeated lessons, repeated exercises, hints, breaks, open runs. */
export async function plantLog(
  db: Connection,
  course: PlantedCourse,
  { count, until, seed }: { count: number; until: Date; seed: string },
): Promise<LearningLog> {
  const next = randomFrom(seed);
  const learners = await plantLearners(db, count);
  const log: LearningLog = { learners, runs: [], answers: [], openings: [] };
  learners.forEach((learner, index) => {
    const walk = { learner, skill: next(), language: languages[index % 3] ?? 'en', next, log };
    let at = until.getTime() - (1 + next() * 40) * dayMs;
    for (const lesson of course.lessons) at = repeatLesson({ ...walk, lesson }, at);
    if (next() < 0.15) log.openings.push({ learner, lesson: course.lessons[1]?.id ?? 0 });
  });
  await insertLog(db, log, next);
  return log;
}

async function plantLearners(db: Connection, count: number): Promise<number[]> {
  await db.execute(sql`alter table ${users} alter column id restart with ${sql.raw(String(firstId))}`);
  const rows = Array.from({ length: count }, (_, index) => ({
    email: `${secretAddress}-${index}@example.org`,
    firstName: `${secretName}${index}`,
    surname: secretName,
    birthDate: '1990-01-01',
    locale: 'en',
    passwordHash: 'x',
    consentedAt: new Date(),
  }));
  const made = await db.insert(users).values(rows).returning({ id: users.id });
  return made.map(({ id }) => id);
}

interface Walk {
  learner: number;
  skill: number;
  language: (typeof languages)[number];
  lesson: PlantedLesson;
  next: () => number;
  log: LearningLog;
}

/** Makes 0 to 3 runs, of which only the last may stay open. @returns the time when the last one ended */
function repeatLesson(walk: Walk, from: number): number {
  const times = Math.floor(walk.next() * 4);
  let at = from;
  for (let time = 1; time <= times; time += 1) {
    const isLeft = time === times && walk.next() < 0.6;
    at = walkThrough(walk, at, isLeft ? Math.floor(walk.next() * walk.lesson.exercises.length) : null);
    at += walk.next() * 3 * dayMs;
  }
  return at;
}

/** Answers each exercise, then the wrong ones again until they are right; stops after `leavesAfter` answers, or never. */
function walkThrough(walk: Walk, startedAt: number, leavesAfter: number | null): number {
  const { learner, lesson, next, log } = walk;
  const run = randomUUID();
  const due = [...lesson.exercises];
  let [turn, at] = [0, startedAt];
  while (due.length > 0 && turn !== leavesAfter) {
    const exercise = due.shift();
    if (!exercise) break;
    at += Math.round((2 + next() * next() * 260) * 1000);
    const answered = answer(walk, exercise, turn);
    log.answers.push({ learner, lesson: lesson.id, run, turn, exercise: exercise.id, at, ...answered });
    if (answered.verdict === 'wrong') due.push(exercise);
    turn += 1;
  }
  const finishedAt = due.length === 0 ? at : null;
  log.runs.push({ id: run, learner, lesson: lesson.id, startedAt, finishedAt });
  return at;
}

function answer(
  { learner, skill, language, lesson, next }: Walk,
  { possible }: PlantedExercise,
  turn: number,
): Pick<Answered, 'verdict' | 'possible' | 'given' | 'hints'> {
  const isRight = turn > 25 || next() < 0.35 + 0.5 * skill - (turn % lesson.exercises.length) * 0.03;
  const hints = next() < 0.3 ? 1 + Math.floor(next() * 3) : 0;
  const which = isRight ? 0 : 1 + Math.floor(next() ** 2 * (possible.length - 1));
  const read = (text: Possible | undefined) => text?.[language] ?? '';
  const isTyped = possible.some(({ en }) => en === 'Это дам.');
  if (!isRight && isTyped && next() < 0.2) {
    return { verdict: 'wrong', possible: -1, given: `Я ${secretName}${learner}`, hints };
  }
  const verdict = isRight ? (next() < 0.2 ? 'almost' : 'right') : 'wrong';
  return { verdict, possible: which, given: read(possible[which]), hints };
}

/** Inserts the log in random order, so that no query can rely on it. */
async function insertLog(db: Connection, log: LearningLog, next: () => number): Promise<void> {
  const shuffled = <T>(rows: T[]) =>
    rows
      .map((row) => ({ row, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ row }) => row);
  await db.insert(runs).values(
    shuffled(log.runs).map(({ id, learner, lesson, startedAt, finishedAt }) => ({
      id,
      userId: learner,
      lessonId: lesson,
      startedAt: new Date(startedAt),
      finishedAt: finishedAt === null ? null : new Date(finishedAt),
    })),
  );
  await db.insert(attempts).values(
    shuffled(log.answers).map(({ learner, run, turn, exercise, verdict, hints, at, given }) => ({
      runId: run,
      turn,
      userId: learner,
      exerciseId: exercise,
      answer: { kind: 'write', text: given },
      grade: { verdict, issues: [], expected: '', given, diff: [], places: null },
      verdict,
      hints,
      points: 0,
      answeredAt: new Date(at),
    })),
  );
  const openedAt = new Date();
  const openings = log.openings.map(({ learner, lesson }) => ({
    userId: learner,
    lessonId: lesson,
    openedAt,
  }));
  if (openings.length > 0) await db.insert(lessonOpenings).values(openings);
}
