import 'server-only';
import { openAsBlob } from 'node:fs';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { writeZip, type ZippedParts } from '@/lib/platform/export/zip';
import { defineJob } from '@/lib/platform/jobs/job';
import { consume } from '@/lib/platform/limits/throttle';
import { logError } from '@/lib/platform/log';
import { dayMs, minuteMs } from '@/lib/platform/time/units';
import {
  deleteExpiredExports,
  insertExport,
  selectExport,
  selectExportIds,
  updateExport,
  type ExportRow,
} from './inside/export-queries';
import { dropExportFile, exportPath, listExportFiles, makeExportFolder } from './inside/export-files';
import type { DataExport, DataExportAnswer } from './data-export-schema';

interface Making {
  export: string;
  userId: number;
}

export const exportJob = defineJob<Making>('export_account');

/** How long a file can be fetched; then it is erased. */
const retentionMs = dayMs;
/** Longer than any export takes: a process that was killed leaves one behind that goes on no more. */
const maxWorkMs = 10 * minuteMs;
/** Files of one person in 24 hours: making one reads everything they have. */
const maxPerDay = 5;

/** The viewer's export; null when they have none. */
export async function getDataExport({ id }: Pick<Viewer, 'id'>): Promise<DataExportAnswer> {
  const row = await selectExport(db, id);
  return { export: row && isKept(row) ? show(row) : null };
}

/**
 * Begins to make a file of everything that is stored about the viewer, which replaces the previous one; while one is being
 * made, that one is kept. Throws AppError('too_many_requests').
 */
export async function requestDataExport(viewer: Pick<Viewer, 'id'>): Promise<DataExportAnswer> {
  const before = await selectExport(db, viewer.id);
  if (before && stateOf(before) === 'working') return { export: show(before) };
  throwIfLimited(
    await consume([{ key: `export:${viewer.id}`, max: maxPerDay, windowSeconds: dayMs / 1000 }]),
  );
  await db.transaction(async (on) => {
    const row = await insertExport(on, viewer.id, now(), new Date(now().getTime() - maxWorkMs));
    // Null when another call has begun one.
    if (row) await exportJob.queue({ export: row.id, userId: viewer.id }, on);
  });
  if (before) await dropExportFile(before.id);
  return getDataExport(viewer);
}

/** The viewer's archive. Throws AppError('not_found') when there is none. */
export async function getDataExportFile({ id }: Pick<Viewer, 'id'>): Promise<File> {
  const row = await selectExport(db, id);
  if (!row || stateOf(row) !== 'ready' || !isKept(row)) throw new AppError('not_found');
  const blob = await openAsBlob(exportPath(row.id), { type: 'application/zip' }).catch((cause: unknown) => {
    throw new AppError('not_found', { cause });
  });
  return new File([blob], `govorim-${row.id}.zip`, { type: 'application/zip' });
}

/** The job's handler. A failure is shown to the person, who may begin again; the job is not repeated. */
export async function makeDataExport(
  { export: id, userId }: Making,
  compose: (userId: number) => ZippedParts,
): Promise<void> {
  const parts = compose(userId);
  try {
    await makeExportFolder();
    const bytes = await writeZip(exportPath(id), parts, (count) =>
      updateExport(id, { progress: Math.floor((99 * count) / parts.records.length) }),
    );
    await updateExport(id, { progress: 100, readyAt: now(), bytes });
  } catch (error) {
    logError(error, { job: exportJob.kind });
    await updateExport(id, { failedAt: now() });
  }
}

/** Part of the clean-up job: exports older than `keptMs`, and files without a row. */
export async function removeOldExports(): Promise<void> {
  await deleteExpiredExports(new Date(now().getTime() - retentionMs));
  const files = await listExportFiles();
  const known = new Set(await selectExportIds(files));
  for (const id of files) if (!known.has(id)) await dropExportFile(id);
}

/** Part of erasing an account. */
export async function eraseDataExport(on: Connection, userId: number): Promise<void> {
  const row = await selectExport(on, userId);
  if (row) await dropExportFile(row.id);
}

const isKept = ({ requestedAt, readyAt }: ExportRow) =>
  now().getTime() - (readyAt ?? requestedAt).getTime() < retentionMs;

function stateOf({ readyAt, failedAt, requestedAt }: ExportRow): DataExport['state'] {
  if (readyAt) return 'ready';
  const isStuck = now().getTime() - requestedAt.getTime() > maxWorkMs;
  return failedAt || isStuck ? 'failed' : 'working';
}

function show(row: ExportRow): DataExport {
  const { readyAt, progress, bytes, requestedAt } = row;
  return {
    state: stateOf(row),
    progress,
    bytes,
    requested_at: requestedAt.toISOString(),
    kept_until: readyAt && new Date(readyAt.getTime() + retentionMs).toISOString(),
  };
}
