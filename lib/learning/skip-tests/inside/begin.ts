import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { exerciseChance } from '@/lib/learning/session/exercise-seed';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { dayMs } from '@/lib/platform/time/units';
import { drawExercises } from './draw';
import {
  finishSkipTest,
  insertSkipTest,
  selectAskedBefore,
  selectBank,
  selectOpen,
  type SkipTestRow,
} from './queries';

/** Age after which an unfinished test is not resumed: the learner has learnt or forgotten something since. */
const maxSkipTestAgeMs = dayMs;

/** The unfinished test of the last day before a lesson; an older one is ended as not passed. */
export async function resumeSkipTest(
  on: Connection,
  viewer: Viewer,
  lessonId: number,
): Promise<SkipTestRow | null> {
  const open = await selectOpen(on, viewer.id, lessonId);
  if (!open) return null;
  const currentTime = now();
  if (currentTime.getTime() - open.startedAt.getTime() < maxSkipTestAgeMs) return open;
  await finishSkipTest(on, open.id, false, currentTime);
  return null;
}

/** Begins a test before a lesson; `covered` are the ids of the lessons it asks about, in order. */
export async function beginSkipTest(
  on: Connection,
  viewer: Viewer,
  lessonId: number,
  covered: number[],
): Promise<SkipTestRow> {
  const id = randomUUID();
  const bank = await selectBank(on, covered);
  const before = await selectAskedBefore(on, viewer.id);
  const drawn = drawExercises(
    bank.map((row) => ({ ...row, lesson: covered.indexOf(row.lessonId) })),
    {
      askedIn: (exercise) => {
        const check = before.findIndex((asked) => asked.includes(exercise));
        return check < 0 ? 0 : before.length - check;
      },
      chance: (exercise) => exerciseChance.skipTest(id, exercise),
    },
  );
  const asked = drawn.map((exercise) => exercise.id);
  const row = await insertSkipTest(on, { id, userId: viewer.id, lessonId, asked, startedAt: now() });
  if (!row) throw new AppError('internal');
  return row;
}
