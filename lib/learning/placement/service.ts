import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { findPlace, type Place } from './place';
import {
  finishPlacement,
  insertPlacement,
  lockLearner,
  lockPlacement,
  selectLatest,
  selectOpen,
} from './queries';
import { placementLevels, type PlacementLevel } from './scale';
import type { PlacementView } from './schema';
import { standingAfter } from './standing';
import { viewPlace } from './view';

/** After a day somebody has learnt or forgotten: a test that was left is begun anew. */
const longestTest = 24 * 3_600_000;

/** Goes on with the test that was left within a day, or begins one. */
export async function startPlacement(viewer: Viewer, locale: Locale): Promise<PlacementView> {
  const place = await db.transaction(async (on) => {
    await lockLearner(on, viewer.id);
    const moment = now();
    const open = await selectOpen(on, viewer.id, new Date(moment.getTime() - longestTest));
    const { ability, error } = standingAfter([]);
    const fresh = { userId: viewer.id, startedAt: moment, ability, error };
    const row = open ?? (await insertPlacement(on, fresh));
    if (!row) throw new AppError('internal');
    return endIfDone(on, await findPlace(on, viewer.id, row));
  });
  return viewPlace(viewer, place, locale);
}

/** Throws AppError('not_found'), also for somebody else's test. */
export async function getPlacement(viewer: Viewer, id: string, locale: Locale): Promise<PlacementView> {
  return viewPlace(viewer, await db.transaction((on) => holdPlace(on, viewer, id)), locale);
}

/**
 * Ends the test with what there is: its result says how sure it is. Again changes nothing.
 * Throws AppError: 'not_found', 'bad_request' when nothing was answered.
 */
export async function endPlacement(viewer: Viewer, id: string, locale: Locale): Promise<PlacementView> {
  const place = await db.transaction(async (on) => {
    const held = await holdPlace(on, viewer, id);
    if (held.answers.length === 0) throw new AppError('bad_request');
    return end(on, held);
  });
  return viewPlace(viewer, place, locale);
}

/** The level of the latest test; null for somebody who took none. */
export async function findPlacedLevel(userId: number): Promise<PlacementLevel | null> {
  const latest = await selectLatest(db, userId);
  return placementLevels.find((level) => level === latest?.level) ?? null;
}

/** Throws AppError('not_found'). */
export async function holdPlace(on: Connection, viewer: Viewer, id: string): Promise<Place> {
  const row = await lockPlacement(on, viewer.id, id);
  if (!row) throw new AppError('not_found');
  return findPlace(on, viewer.id, row);
}

export async function endIfDone(on: Connection, place: Place): Promise<Place> {
  return place.due === null ? end(on, place) : place;
}

async function end(on: Connection, place: Place): Promise<Place> {
  const { row, standing } = place;
  if (row.finishedAt) return place;
  const finishedAt = now();
  await finishPlacement(on, row.id, standing, finishedAt);
  return { ...place, due: null, row: { ...row, finishedAt } };
}
