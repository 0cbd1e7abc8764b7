import 'server-only';
import { createHash } from 'node:crypto';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { FoundSubject, ReportSubject, ReportSubjectKind } from '@/lib/people/reports/subject';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { consume } from '@/lib/platform/limits/throttle';
import { dayMs } from '@/lib/platform/time/units';
import {
  countReports,
  hasReported,
  insertReport,
  openCase,
  sealEvidence,
  updateHidden,
  wasDismissed,
} from './inside/report-queries';
import { maxReportsADay, targetMs } from './limits';
import type { ReportInput } from './schema';

interface Reported {
  kind: ReportSubjectKind;
  /** Its name in the URL. */
  subject: string;
}

/**
 * Reports a subject to the moderators and stores a snapshot of it. A repeated report counts only if the subject has changed
 * since the decision. Throws AppError: 'email_unverified', 'not_found' also for a subject that the viewer may not see,
 * 'forbidden' for the viewer's own, 'too_many_requests'.
 */
export async function reportSubject(
  viewer: Viewer,
  { kind, subject: named }: Reported,
  { reason, message }: ReportInput,
  { subject, locale }: { subject: ReportSubject; locale: Locale },
): Promise<{ reported: true }> {
  if (!viewer.isVerified) throw new AppError('email_unverified');
  const found = await subject.find(viewer, named, locale);
  if (!found) throw new AppError('not_found');
  if (found.ownerId === viewer.id) throw new AppError('forbidden');
  const about = { kind, subject: found.key };
  const sealed = seal(found);
  await db.transaction(async (on) => {
    const by = { reporterId: viewer.id, sha256: sealed.sha256 };
    if (await hasReported(on, about, by)) return;
    const limit = { key: `reports:${viewer.id}`, max: maxReportsADay, windowSeconds: dayMs / 1000 };
    throwIfLimited(await consume([limit], on));
    const at = now();
    const dueAt = new Date(at.getTime() + (reason === 'child' ? targetMs.child : targetMs.usual));
    const caseId = await openCase(on, { ...about, ownerId: found.ownerId, openedAt: at, dueAt });
    await sealEvidence(on, { caseId, ...sealed, sealedAt: at });
    await insertReport(on, { caseId, ...by, reason, note: message || null, createdAt: at });
    await hideIfMany(on, { caseId, about, sha256: sealed.sha256, subject });
  });
  return { reported: true };
}

/** The snapshot as JSON, with its SHA-256; the JSON holds the SHA-256 and size of the picture and the sound. */
function seal({ snapshot: { name, title, text, conversation, call }, picture, sound }: FoundSubject) {
  const files = { picture: picture ? aboutOf(picture) : null, ...(sound && { sound: aboutOf(sound) }) };
  const snapshot = JSON.stringify({ name, title, text, ...files, conversation, call });
  return { snapshot, sha256: digestOf(snapshot), ...(picture && { picture }), ...(sound && { sound }) };
}

const aboutOf = (file: Uint8Array) => ({ sha256: digestOf(file), bytes: file.length });

const digestOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

interface Many {
  caseId: number;
  about: { kind: ReportSubjectKind; subject: string };
  sha256: string;
  subject: ReportSubject;
}

/** Hides a subject when enough people have reported it, until a moderator decides. */
async function hideIfMany(
  on: Parameters<typeof openCase>[0],
  { caseId, about, sha256, subject }: Many,
): Promise<void> {
  const { reportsToHide } = subject;
  if (reportsToHide === undefined || (await countReports(on, caseId)) !== reportsToHide) return;
  if (await wasDismissed(on, about, sha256)) return;
  const hidden = await subject.hide(on, about.subject, { by: null, at: now(), reason: null });
  if (hidden) await updateHidden(on, caseId, hidden);
}
