import 'server-only';
import type { Connection } from '@/db/client';
import { writeStaffLog, type AuditContext, type RequestContext } from '@/lib/people/staff/log';
import type { StaffAction } from '@/lib/people/staff/schema';
import { writesEverything, type Writer } from '@/lib/publishing/writing/policy';
import type { DocumentRow } from './queries';

/** Null for teachers: the audit log records staff only. */
export const auditContextOf = (writer: Writer, origin: RequestContext): AuditContext | null =>
  writesEverything(writer) ? { staffId: writer.id, ...origin } : null;

type DocumentAction = Extract<StaffAction, `document_${string}`>;

export async function auditDocument(
  on: Connection,
  audit: AuditContext | null,
  action: DocumentAction,
  { kind, slug }: Pick<DocumentRow, 'kind' | 'slug'>,
): Promise<void> {
  if (!audit) return;
  const target = kind === 'page' ? `/${slug}` : `/blog/…/${slug}`;
  await writeStaffLog(on, audit, { action, target, before: null, after: null });
}
