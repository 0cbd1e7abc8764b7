import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { measureDraft } from '@/lib/platform/markdown/render-text';
import { deedOf, logDeed, type Origin } from './deed';
import { holdDocument, requireApproval, requireDocument, requireWriter, writingOf } from './guard';
import { momentIn } from './moment';
import { canPublish } from './policy';
import { appear, findFault } from './appear';
import { measureTexts, type Measured } from './measure';
import { parseFor } from './parsing';
import type { PublicationInput } from './publication-schema';
import { updateDocument, type DocumentRow } from './queries';
import type { WrittenDocument } from './schema';
import { viewDocument } from './view';

const unscheduled = { scheduledFor: null, scheduledZone: null, scheduledLocales: null };

/**
 * Lets the public read the drafts of these languages, now or at a moment; a document that is public already is not put
 * on the clock. Throws AppError: 'not_found', 'not_approved', 'validation', 'too_many_requests', 'busy'.
 */
export async function publishDocument(
  viewer: Viewer,
  id: number,
  { locales, at }: PublicationInput,
  call: { locale: Locale } & Origin,
): Promise<WrittenDocument> {
  const writer = await requireWriter(viewer, { isDeed: true });
  requireApproval(canPublish(writer, writingOf(await requireDocument(writer, id))));
  const measured = await measureTexts(id, locales, (body) =>
    parseFor(writer.id, 'publications', (spend) => measureDraft(body, spend)),
  );
  await db.transaction(async (on) => {
    const row = await holdDocument(on, writer, id);
    requireApproval(canPublish(writer, writingOf(row)));
    await requireWhole(on, { id, locales, measured });
    const { address, request } = call;
    const deed = deedOf(writer, { address, request });
    if (at) {
      await schedule(on, row, locales, at);
      await logDeed(on, deed, 'document_scheduled', row);
      return;
    }
    await appear(on, row, { locales, measured, by: writer.id });
    await logDeed(on, deed, 'document_published', row);
  });
  return viewDocument(writer, await requireDocument(writer, id), call.locale);
}

/** Takes it from the public, or from the clock; its drafts stay. Again changes nothing. */
export async function unpublishDocument(
  viewer: Viewer,
  id: number,
  call: { locale: Locale } & Origin,
): Promise<WrittenDocument> {
  const writer = await requireWriter(viewer, { isDeed: true });
  await db.transaction(async (on) => {
    const row = await holdDocument(on, writer, id);
    requireApproval(canPublish(writer, writingOf(row)));
    if (row.state !== 'published' && row.state !== 'scheduled') return;
    const state = row.publishedAt === null ? 'draft' : 'unpublished';
    await updateDocument(on, id, { state, ...unscheduled });
    const { address, request } = call;
    await logDeed(on, deedOf(writer, { address, request }), 'document_unpublished', row);
    if (row.state === 'published') await announcePageChange(on, 'documents');
  });
  return viewDocument(writer, await requireDocument(writer, id), call.locale);
}

async function requireWhole(
  on: Connection,
  { id, locales, measured }: { id: number; locales: readonly Locale[]; measured: Measured },
): Promise<void> {
  for (const locale of locales) {
    const fault = await findFault(on, { documentId: id, locale }, measured);
    if (fault) throw new AppError('validation', { fields: fault });
  }
}

async function schedule(
  on: Connection,
  row: DocumentRow,
  locales: Locale[],
  { time, zone }: NonNullable<PublicationInput['at']>,
): Promise<void> {
  if (row.state === 'published') throw new AppError('document_published');
  const moment = momentIn(zone, time);
  if (!moment || moment <= now()) {
    const date = now().toISOString().slice(0, 10);
    throw new AppError('validation', { fields: { time: [{ rule: 'after_or_equal', values: { date } }] } });
  }
  await updateDocument(on, row.id, {
    state: 'scheduled',
    scheduledFor: moment,
    scheduledZone: zone,
    scheduledLocales: [...new Set(locales)],
  });
}
