import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { findStaffRefusal } from '@/lib/people/staff/guard';
import {
  canSee,
  canWrite,
  writesEverything,
  type Writer,
  type Writing,
} from '@/lib/publishing/writing/policy';
import { selectApproval } from './approval-queries';
import { lockDocument, selectDocument, type DocumentRow } from './queries';

interface WriterOptions {
  /** The call changes what the public reads, which requires a recent sign-in from staff; saving a draft does not. */
  changesPublic?: boolean;
  /** The call only reads. */
  isRead?: boolean;
}

/**
 * Checks that the viewer is an author. Throws AppError: 'not_found' for everybody else, the staff refusals, and
 * 'email_unverified' when a call that writes comes from a person without a confirmed e-mail.
 */
export async function requireWriter(
  viewer: Viewer,
  { changesPublic: isDeed = false, isRead = false }: WriterOptions = {},
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

/** A document that this author may see. Throws AppError('not_found'). */
export async function requireDocument(writer: Writer, id: number): Promise<DocumentRow> {
  return requireVisible(writer, await selectDocument(db, id));
}

/** The same document, locked until the transaction ends. */
export async function requireLockedDocument(
  on: Connection,
  writer: Writer,
  id: number,
): Promise<DocumentRow> {
  return requireVisible(writer, await lockDocument(on, id));
}

function requireVisible(writer: Writer, row: DocumentRow | null): DocumentRow {
  if (!row || !canSee(writer, writingOf(row))) throw new AppError('not_found');
  return row;
}

/** Throws AppError('not_approved') when an administrator has to approve the author first. */
export function requireApproval(isAllowed: boolean): void {
  if (!isAllowed) throw new AppError('not_approved');
}
