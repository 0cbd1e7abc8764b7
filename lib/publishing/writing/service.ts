import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { RequestContext } from '@/lib/people/staff/log';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { now } from '@/lib/platform/clock';
import { consume } from '@/lib/platform/limits/throttle';
import { db, isDuplicate } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { randomHex } from '@/lib/platform/crypto/random-hex';
import { slugOf } from '@/lib/platform/text/slug';
import { auditContextOf, auditDocument } from './inside/audit';
import {
  requireLockedDocument,
  requireApproval,
  requireDocument,
  requireWriter,
  writingOf,
} from './inside/guard';
import { canEdit, canRemove, canWritePages } from './policy';
import {
  deleteDocument,
  insertDocument,
  isSlugTaken,
  replaceTags,
  selectCategory,
  selectImage,
  updateDocument,
  type DocumentRow,
} from './inside/queries';
import { isReservedSlug } from '@/lib/platform/routes/reserved-slugs';
import type { DocumentChange, NewDocument, WrittenDocument } from './schema';
import { upsertDraft } from './inside/text-queries';
import { pagesShowing } from './inside/touched-pages';
import { viewDocument } from './inside/view';

/** Throws AppError('not_found') for a document the viewer may not see. */
export async function getDocument(viewer: Viewer, id: number, locale: Locale): Promise<WrittenDocument> {
  const writer = await requireWriter(viewer, { isRead: true });
  return viewDocument(writer, await requireDocument(writer, id), locale);
}

/** Limits how many documents one person starts, because anybody may register as a teacher. */
const startedPerDay = { max: 100, windowSeconds: 86_400 };

/** Creates a draft with a title in one language. Throws AppError: 'not_found', 'validation', 'too_many_requests'. */
export async function startDocument(
  viewer: Viewer,
  input: NewDocument,
  locale: Locale,
): Promise<WrittenDocument> {
  const writer = await requireWriter(viewer);
  const isPage = input.kind === 'page';
  if (isPage && !canWritePages(writer)) throw new AppError('not_found');
  throwIfLimited(await consume([{ key: `documents:${viewer.id}`, ...startedPerDay }]));
  const id = await db.transaction(async (on) => {
    const categoryId = isPage ? null : await categoryOf(on, input.category);
    const authorId = isPage ? null : writer.id;
    const values = { kind: input.kind, categoryId, authorId, createdAt: now() };
    const documentId = await insertUnderFreeSlug(on, values, input.title);
    const { title, locale: language } = input;
    const saved = { savedBy: writer.id, savedAt: now() };
    await upsertDraft(on, { documentId, locale: language, title, description: '', body: '', ...saved });
    return documentId;
  });
  return viewDocument(writer, await requireDocument(writer, id), locale);
}

/** Changes slug, category, tags or cover. On a published document they show at once, and the slug cannot change. */
export async function changeDocument(
  viewer: Viewer,
  id: number,
  input: DocumentChange,
  locale: Locale,
): Promise<WrittenDocument> {
  const writer = await requireWriter(viewer);
  const work = db.transaction(async (on) => {
    const row = await requireLockedDocument(on, writer, id);
    requireApproval(canEdit(writer, writingOf(row)));
    await updateDocument(on, id, {
      ...(await slugChange(on, row, input.slug)),
      ...(input.category !== undefined &&
        row.kind === 'post' && { categoryId: await categoryOf(on, input.category) }),
      ...(input.cover !== undefined && { coverId: await coverOf(on, input.cover) }),
    });
    if (input.tags && !(await replaceTags(on, id, input.tags))) throw fault('tags', 'exists');
    if (row.state === 'published') await announcePageChange(on, pagesShowing(row));
  });
  // Another request may take the same slug at the same time.
  await work.catch((cause: unknown) => {
    throw isDuplicate(cause) ? fault('slug', 'unique') : cause;
  });
  return viewDocument(writer, await requireDocument(writer, id), locale);
}

/** Deletes a document that was never public. Throws AppError: 'not_found', 'document_published'. */
export async function removeDocument(viewer: Viewer, id: number, origin: RequestContext): Promise<void> {
  const writer = await requireWriter(viewer, { changesPublic: true });
  await db.transaction(async (on) => {
    const row = await requireLockedDocument(on, writer, id);
    if (!canRemove(writer, writingOf(row))) throw new AppError('document_published');
    await deleteDocument(on, id);
    await auditDocument(on, auditContextOf(writer, origin), 'document_deleted', row);
  });
}

async function categoryOf(on: Connection, slug: string | undefined): Promise<number> {
  if (slug === undefined) throw fault('category', 'required');
  const category = await selectCategory(on, slug);
  if (!category) throw fault('category', 'exists');
  return category.id;
}

async function coverOf(on: Connection, image: string | null): Promise<string | null> {
  if (image !== null && !(await selectImage(on, image))) throw fault('cover', 'exists');
  return image;
}

async function slugChange(on: Connection, row: DocumentRow, slug: string | undefined) {
  if (slug === undefined || slug === row.slug) return {};
  if (row.publishedAt !== null) throw new AppError('document_published');
  if (row.kind === 'page' && isReservedSlug(slug)) throw fault('slug', 'not_in');
  if (await isSlugTaken(on, { kind: row.kind, slug })) throw fault('slug', 'unique');
  return { slug };
}

type Unnamed = Parameters<typeof insertDocument>[1];

/** Makes the slug from the title, numbered when it is taken, or random when no letter can be transliterated. */
async function insertUnderFreeSlug(
  on: Connection,
  values: Omit<Unnamed, 'slug'>,
  title: string,
): Promise<number> {
  const wanted = slugOf(title).slice(0, maxSlugLength).replace(/-$/u, '');
  const isUsable = wanted !== 'undefined' && !(values.kind === 'page' && isReservedSlug(wanted));
  const base = isUsable ? wanted : `${values.kind}-${randomHex(4)}`;
  const tries = [base, `${base}-2`, `${base}-3`, `${base}-${randomHex(4)}`];
  for (const slug of tries) {
    const id = await insertDocument(on, { ...values, slug });
    if (id !== null) return id;
  }
  throw fault('title', 'unique');
}

/** Leaves room for a number after the slug. */
const maxSlugLength = 70;

const fault = (field: string, rule: 'required' | 'exists' | 'unique' | 'not_in') =>
  new AppError('validation', { fields: { [field]: [{ rule }] } });
