import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { findStaffRefusal } from '@/lib/people/staff/guard';
import { canSee, canWrite, writesEverything, type Writer, type Writing } from './policy';
import { selectApproval } from './approval-queries';
import { lockDocument, selectDocument, type DocumentRow } from './queries';

interface How {
  /** What the public reads changes. For staff that needs a fresh sign-in; typing does not. */
  isDeed?: boolean;
  /** Only looks at what is there. */
  isRead?: boolean;
}

/**
 * Somebody who writes. Throws AppError('not_found') for everybody else, what stands against staff, and, unless they
 * only read, 'email_unverified' for whoever has not confirmed their e-mail yet.
 */
export async function requireWriter(
  viewer: Viewer,
  { isDeed = false, isRead = false }: How = {},
): Promise<Writer> {
  if (!canWrite(viewer)) throw new AppError('not_found');
  if (!isRead && !viewer.isVerified) throw new AppError('email_unverified');
  const refusal = writesEverything(viewer)
    ? await findStaffRefusal(viewer, 'administrator', { write: isDeed })
    : null;
  if (refusal) throw new AppError(refusal);
  return { id: viewer.id, role: viewer.role, isApproved: (await selectApproval(db, viewer.id)) !== null };
}

export const writingOf = ({ kind, authorId, state, publishedAt }: DocumentRow): Writing => ({
  kind,
  authorId,
  state,
  wasPublished: publishedAt !== null,
});

/** A document that this person may see. Throws AppError('not_found'). */
export async function requireDocument(writer: Writer, id: number): Promise<DocumentRow> {
  return seen(writer, await selectDocument(db, id));
}

/** The same, held until the transaction ends. */
export async function holdDocument(on: Connection, writer: Writer, id: number): Promise<DocumentRow> {
  return seen(writer, await lockDocument(on, id));
}

function seen(writer: Writer, row: DocumentRow | null): DocumentRow {
  if (!row || !canSee(writer, writingOf(row))) throw new AppError('not_found');
  return row;
}

/** Throws AppError('not_approved') where an administrator has to let this person publish first. */
export function requireApproval(isAllowed: boolean): void {
  if (!isAllowed) throw new AppError('not_approved');
}
