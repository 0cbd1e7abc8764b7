import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { requireMayWrite } from '@/lib/people/auth/require-may-write';
import type { RequestContext } from '@/lib/people/staff/log';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { measureDraft } from '@/lib/platform/markdown/render-text';
import { auditContextOf, auditDocument } from './inside/audit';
import {
  requireLockedDocument,
  requireApproval,
  requireDocument,
  requireWriter,
  writingOf,
} from './inside/guard';
import { zonedTimeToUtc } from './schedule-time';
import { canPublish } from './policy';
import { publishTexts, findFault } from './inside/publish-texts';
import { measureTexts, type Measured } from './inside/measure';
import { parseFor } from './inside/parsing';
import type { PublicationInput } from './publication-schema';
import { updateDocument, type DocumentRow } from './inside/queries';
import type { WrittenDocument } from './schema';
import { selectDraft, type DraftRow } from './inside/text-queries';
import { pagesShowing } from './inside/touched-pages';
import { viewDocument } from './inside/view';

const unscheduled = { scheduledFor: null, scheduledZone: null, scheduledLocales: null };

/**
 * Publishes the drafts of these languages now or schedules them; a published document cannot be scheduled.
 * Throws AppError: 'muted', 'not_found', 'not_approved', 'forbidden' for what a moderator withholds, 'validation', 'document_published', 'too_many_requests', 'busy'.
 */
export async function publishDocument(
  viewer: Viewer,
  id: number,
  { locales, at }: PublicationInput,
  call: { locale: Locale } & RequestContext,
): Promise<WrittenDocument> {
  requireMayWrite(viewer);
  const writer = await requireWriter(viewer, { changesPublic: true });
  requireApproval(canPublish(writer, writingOf(await requireDocument(writer, id))));
  const measured = await measureTexts(id, locales, (body) =>
    parseFor(writer.id, 'publications', (spend) => measureDraft(body, spend)),
  );
  await db.transaction(async (on) => {
    const row = await requireLockedDocument(on, writer, id);
    requireApproval(canPublish(writer, writingOf(row)));
    if (row.withheldAt) throw new AppError('forbidden');
    const drafts = await requireComplete(on, { id, locales, measured });
    const { address, request } = call;
    const audit = auditContextOf(writer, { address, request });
    if (at) {
      await schedule(on, row, locales, at);
      await auditDocument(on, audit, 'document_scheduled', row);
      return;
    }
    await publishTexts(on, row, { drafts, measured, by: writer.id });
    await auditDocument(on, audit, 'document_published', row);
  });
  return viewDocument(writer, await requireDocument(writer, id), call.locale);
}

/** Unpublishes a document or cancels its schedule; the drafts stay. Repeating it changes nothing. */
export async function unpublishDocument(
  viewer: Viewer,
  id: number,
  call: { locale: Locale } & RequestContext,
): Promise<WrittenDocument> {
  const writer = await requireWriter(viewer, { changesPublic: true });
  await db.transaction(async (on) => {
    const row = await requireLockedDocument(on, writer, id);
    requireApproval(canPublish(writer, writingOf(row)));
    if (row.state !== 'published' && row.state !== 'scheduled') return;
    const state = row.publishedAt === null ? 'draft' : 'unpublished';
    await updateDocument(on, id, { state, ...unscheduled });
    const { address, request } = call;
    await auditDocument(on, auditContextOf(writer, { address, request }), 'document_unpublished', row);
    if (row.state === 'published') await announcePageChange(on, pagesShowing(row));
  });
  return viewDocument(writer, await requireDocument(writer, id), call.locale);
}

/** The drafts of these languages, each of which can be published. Throws AppError('validation'). */
async function requireComplete(
  on: Connection,
  { id, locales, measured }: { id: number; locales: readonly Locale[]; measured: Measured },
): Promise<Map<string, DraftRow | null>> {
  const drafts = new Map<string, DraftRow | null>();
  for (const locale of new Set(locales)) {
    const key = { documentId: id, locale };
    const draft = await selectDraft(on, key);
    const fault = await findFault(on, key, draft, measured);
    if (fault) throw new AppError('validation', { fields: fault });
    drafts.set(locale, draft);
  }
  return drafts;
}

async function schedule(
  on: Connection,
  row: DocumentRow,
  locales: Locale[],
  { time, zone }: NonNullable<PublicationInput['at']>,
): Promise<void> {
  if (row.state === 'published') throw new AppError('document_published');
  const publishAt = zonedTimeToUtc(zone, time);
  if (!publishAt || publishAt <= now()) {
    const date = now().toISOString().slice(0, 10);
    throw new AppError('validation', { fields: { time: [{ rule: 'after_or_equal', values: { date } }] } });
  }
  await updateDocument(on, row.id, {
    state: 'scheduled',
    scheduledFor: publishAt,
    scheduledZone: zone,
    scheduledLocales: [...new Set(locales)],
  });
}
