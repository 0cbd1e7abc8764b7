import 'server-only';
import { levelJob } from '@/lib/learning/courses/level-job';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { lockLearner } from '@/lib/learning/session/lock-learner';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { dayMs } from '@/lib/platform/time/units';
import { estimateLevel } from './level-estimate';
import { loadLevelTest, type LevelTestState } from './inside/level-test-state';
import { finishPlacement, insertPlacement, lockPlacement, selectLatest, selectOpen } from './inside/queries';
import { placementLevels, type PlacementLevel } from './scale';
import type { PlacementView } from './schema';
import { viewLevelTest } from './inside/view';

/** Age after which an unfinished test is not resumed: the learner has learnt or forgotten something since. */
const maxTestAgeMs = dayMs;

/** Resumes the unfinished test of the last day, or begins a new one. */
export async function startPlacement(viewer: Viewer, locale: Locale): Promise<PlacementView> {
  const state = await db.transaction(async (on) => {
    await lockLearner(on, viewer.id);
    const startedAt = now();
    const open = await selectOpen(on, viewer.id, new Date(startedAt.getTime() - maxTestAgeMs));
    const { ability, error } = estimateLevel([]);
    const fresh = { userId: viewer.id, startedAt, ability, error };
    const row = open ?? (await insertPlacement(on, fresh));
    if (!row) throw new AppError('internal');
    return endIfDone(on, await loadLevelTest(on, viewer.id, row));
  });
  return viewLevelTest(viewer, state, locale);
}

/** Throws AppError('not_found'), also for somebody else's test. */
export async function getPlacement(viewer: Viewer, id: string, locale: Locale): Promise<PlacementView> {
  return viewLevelTest(viewer, await db.transaction((on) => lockLevelTest(on, viewer, id)), locale);
}

/**
 * Ends the test early; the result says how certain it is. Idempotent.
 * Throws AppError: 'not_found', 'bad_request' when nothing was answered.
 */
export async function endPlacement(viewer: Viewer, id: string, locale: Locale): Promise<PlacementView> {
  const state = await db.transaction(async (on) => {
    const held = await lockLevelTest(on, viewer, id);
    if (held.answers.length === 0) throw new AppError('bad_request');
    return end(on, held);
  });
  return viewLevelTest(viewer, state, locale);
}

/** The level of the latest finished test; null when there is none. */
export async function findPlacedLevel(userId: number): Promise<PlacementLevel | null> {
  const latest = await selectLatest(db, userId);
  return placementLevels.find((level) => level === latest?.level) ?? null;
}

/** Locks a test until the transaction ends. Throws AppError('not_found'). */
export async function lockLevelTest(on: Connection, viewer: Viewer, id: string): Promise<LevelTestState> {
  const row = await lockPlacement(on, viewer.id, id);
  if (!row) throw new AppError('not_found');
  return loadLevelTest(on, viewer.id, row);
}

export async function endIfDone(on: Connection, state: LevelTestState): Promise<LevelTestState> {
  return state.due === null ? end(on, state) : state;
}

async function end(on: Connection, state: LevelTestState): Promise<LevelTestState> {
  const { row, estimate } = state;
  if (row.finishedAt) return state;
  const finishedAt = now();
  await finishPlacement(on, row.id, estimate, finishedAt);
  await levelJob.queue({ user: row.userId }, on);
  return { ...state, due: null, row: { ...row, finishedAt } };
}
