import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { requirePractice } from '@/lib/learning/courses/service';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { recordWork } from '@/lib/learning/progress/record';
import { openRun, selectRun } from './inside/queries';
import { endIfDone, loadRunState, lockRun, type RunState } from './inside/run-state';
import type { PracticeView } from './schema';
import { viewRun } from './inside/view';

/** Resumes the open run of a lesson or begins one. Throws AppError('not_found'). */
export async function startRun(viewer: Viewer, lessonId: number, locale: Locale): Promise<PracticeView> {
  const place = await requirePractice(viewer, lessonId, locale);
  const opened = await openRun(viewer.id, lessonId, now());
  if (!opened) throw new AppError('busy', { retryAfterSeconds: 1 });
  // Content may have been withdrawn since: then nothing is left to do and the run ends here.
  const state = await db.transaction(async (on) =>
    endAndRecord(on, viewer, await lockRun(on, viewer, opened.id)),
  );
  return viewRun(viewer, state, locale, place);
}

/** Ends a finished run and records its bonus on the learner's day. */
async function endAndRecord(on: Connection, viewer: Viewer, held: RunState): Promise<RunState> {
  const state = await endIfDone(on, viewer, held);
  const { finishedAt, bonus } = state.run;
  if (finishedAt && !held.run.finishedAt) {
    await recordWork(on, viewer.id, { doneAt: finishedAt, points: bonus, isLessonEnd: true });
  }
  return state;
}

/** Throws AppError('not_found'), also for somebody else's run. */
export async function getPractice(viewer: Viewer, runId: string, locale: Locale): Promise<PracticeView> {
  const run = await selectRun(viewer.id, runId);
  if (!run) throw new AppError('not_found');
  return viewRun(viewer, await loadRunState(db, run), locale);
}
