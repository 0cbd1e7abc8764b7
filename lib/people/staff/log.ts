import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { canReadStaffLog } from './policy';
import { insertStaffLog, selectLastChanges, selectStaffLog } from './inside/queries';
import { operatorId } from './limits';
import type { StaffAction, StaffLogEntry, StaffLogPage, StaffLogQuery } from './schema';

/** The staff member and the call that an entry of the staff log is about. */
export interface AuditContext {
  staffId: number;
  address: string;
  /** The request id, as in the server's own log. */
  request: string;
}

/** The facts of a request for the log; the staff member is its viewer. */
export type RequestContext = Omit<AuditContext, 'staffId'>;

/** The context of a command at the server's terminal. */
export const operatorContext = (command: string): AuditContext => ({
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

/** Must be called in the transaction of the change itself, so that neither is stored without the other. */
export async function writeStaffLog(on: Connection, audit: AuditContext, change: Change): Promise<void> {
  await insertStaffLog(on, { at: now(), ...audit, ...change });
}

const pageSize = 50;

/** A page of the log, the latest entry first. Throws AppError('forbidden'). */
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

/** The last change of each target by an action: when and by whom. */
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
