import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { canReadStaffLog } from './policy';
import { insertStaffLog, selectLastChanges, selectStaffLog } from './queries';
import { operatorId } from './limits';
import type { StaffAction, StaffLogEntry, StaffLogPage, StaffLogQuery } from './schema';

/** Who did it and by which call. */
export interface Deed {
  staffId: number;
  address: string;
  /** The id of the call, as it stands in the server's own log. */
  request: string;
}

/** What somebody does at the server's own terminal. */
export const operatorsDeed = (command: string): Deed => ({
  staffId: operatorId,
  address: 'terminal',
  request: command,
});

interface Change {
  action: StaffAction;
  /** A setting's key, or `user:7`. */
  target: string;
  before: unknown;
  after: unknown;
}

/** In the transaction of the change itself: neither is there without the other. */
export async function writeStaffLog(on: Connection, deed: Deed, change: Change): Promise<void> {
  await insertStaffLog(on, { at: now(), ...deed, ...change });
}

const pageSize = 50;

/** The latest first, fifty at a time. Throws AppError('forbidden'). */
export async function listStaffLog(viewer: Viewer, { before }: StaffLogQuery): Promise<StaffLogPage> {
  if (!canReadStaffLog(viewer)) throw new AppError('forbidden');
  const rows = await selectStaffLog(before, pageSize + 1);
  const entries = rows.slice(0, pageSize).map(showEntry);
  return { entries, next: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
}

type Row = Awaited<ReturnType<typeof selectStaffLog>>[number];

function showEntry({ at, staffId, firstName, surname, action, ...rest }: Row): StaffLogEntry {
  return {
    ...rest,
    at: at.toISOString(),
    staff: showStaff({ staffId, firstName, surname }),
    // The boundary: writeStaffLog is the only writer.
    action: action as StaffAction,
  };
}

/** When each target was last the object of an action, and whose. */
export async function findLastChanges(
  action: StaffAction,
): Promise<Map<string, { at: string; staff: StaffLogEntry['staff'] }>> {
  const rows = await selectLastChanges(action);
  return new Map(
    rows.map(({ target, at, ...staff }) => [target, { at: at.toISOString(), staff: showStaff(staff) }]),
  );
}

function showStaff({
  staffId,
  firstName,
  surname,
}: Pick<Row, 'staffId' | 'firstName' | 'surname'>): StaffLogEntry['staff'] {
  return { id: staffId, name: firstName === null ? null : `${firstName} ${surname ?? ''}` };
}
