import 'server-only';
import type { Connection } from '@/db/client';
import { writeStaffLog, type AuditContext } from '@/lib/people/staff/log';
import type { StaffAction } from '@/lib/people/staff/schema';
import { writesEverything, type Writer } from './policy';
import type { DocumentRow } from './queries';

/** Where the call came from, for the staff log. */
export interface Origin {
  address: string;
  request: string;
}

/** Null for a teacher, whose own posts are no work of staff. */
export const deedOf = (writer: Writer, origin: Origin): AuditContext | null =>
  writesEverything(writer) ? { staffId: writer.id, ...origin } : null;

type DocumentAction = Extract<StaffAction, `document_${string}`>;

export async function logDeed(
  on: Connection,
  deed: AuditContext | null,
  action: DocumentAction,
  { kind, slug }: Pick<DocumentRow, 'kind' | 'slug'>,
): Promise<void> {
  if (!deed) return;
  const target = kind === 'page' ? `/${slug}` : `/blog/…/${slug}`;
  await writeStaffLog(on, deed, { action, target, before: null, after: null });
}
