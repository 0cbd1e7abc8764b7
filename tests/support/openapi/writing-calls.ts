import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Connection } from '@/db/client';
import { categories, documentDrafts, documentRevisions, documents } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { keepImage } from '@/lib/platform/images/store';
import { makePicture } from '@/tests/support/picture';
import { approve, makeCategory, whole } from '@/tests/support/writing';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const moment = new Date('2026-11-21T10:00:00Z');

/** Makes the caller an approved author, unless they have a higher role. */
async function makeWriter({ id }: Somebody, db: Connection): Promise<void> {
  await makeCategory(db);
  await db
    .update(users)
    .set({ role: 'teacher', approvedAt: moment })
    .where(and(eq(users.id, id), eq(users.role, 'student')));
}

/** Inserts a draft of the caller with one revision. */
async function makeDraft(caller: Somebody, db: Connection) {
  await makeWriter(caller, db);
  const [category] = await db.select({ id: categories.id }).from(categories).limit(1);
  const slug = `walk-${caller.id}`;
  const values = { kind: 'post' as const, slug, categoryId: category?.id ?? 0, authorId: caller.id };
  const [row] = await db
    .insert(documents)
    .values({ ...values, createdAt: moment })
    .returning({ id: documents.id });
  const key = { documentId: row?.id ?? 0, locale: 'ru', ...whole };
  await db.insert(documentDrafts).values({ ...key, savedBy: caller.id, savedAt: moment });
  const [revision] = await db
    .insert(documentRevisions)
    .values({ ...key, cause: 'saved', userId: caller.id, createdAt: moment })
    .returning({ id: documentRevisions.id });
  return { document: String(row?.id), revision: String(revision?.id) };
}

async function ofDraft(caller: Somebody, db: Connection) {
  const { document } = await makeDraft(caller, db);
  return { params: { document } };
}

async function teacherToApprove(_: Somebody, db: Connection) {
  const { id } = await makeSomebody(db, 'teacher');
  await approve(db, id);
  return { params: { teacher: String(id) } };
}

/** Good calls about writing. */
export const writingCalls = {
  'GET /api/admin/teachers': () => ({ query: { words: 'борис', page: '0' } }),
  'PUT /api/admin/teachers/{teacher}/approval': teacherToApprove,
  'DELETE /api/admin/teachers/{teacher}/approval': teacherToApprove,
  'POST /api/images': async (caller: Somebody, db: Connection) => {
    await makeWriter(caller, db);
    return { file: new Blob([new Uint8Array(await makePicture())], { type: 'image/png' }) };
  },
  'GET /api/images/{image}': async () => {
    const id = randomUUID();
    await keepImage(
      id,
      await sharp(await makePicture())
        .webp()
        .toBuffer(),
    );
    return { params: { image: `${id}.webp` } };
  },
  'GET /api/writing': async (caller: Somebody, db: Connection) => {
    await makeDraft(caller, db);
    return { query: { kind: 'post', words: 'читать' } };
  },
  'POST /api/writing': async (caller: Somebody, db: Connection) => {
    await makeWriter(caller, db);
    return { body: { title: 'Снег идёт', category: await makeCategory(db), locale: 'ru' } };
  },
  'POST /api/writing/previews': async (caller: Somebody, db: Connection) => {
    await makeWriter(caller, db);
    return { body: { locale: 'ru', body: whole.body } };
  },
  'GET /api/writing/{document}': ofDraft,
  'PATCH /api/writing/{document}': async (caller: Somebody, db: Connection) => ({
    ...(await ofDraft(caller, db)),
    body: { slug: `stroll-${caller.id}`, tags: ['winter'], cover: null },
  }),
  'DELETE /api/writing/{document}': ofDraft,
  'PUT /api/writing/{document}/drafts/{locale}': async (caller: Somebody, db: Connection) => ({
    params: { document: (await makeDraft(caller, db)).document, locale: 'ru' },
    body: { ...whole, title: 'Иначе', version: 1 },
  }),
  'PUT /api/writing/{document}/publication': async (caller: Somebody, db: Connection) => ({
    ...(await ofDraft(caller, db)),
    body: { locales: ['ru'] },
  }),
  'DELETE /api/writing/{document}/publication': ofDraft,
  'GET /api/writing/{document}/revisions': async (caller: Somebody, db: Connection) => ({
    ...(await ofDraft(caller, db)),
    query: { locale: 'ru' },
  }),
  'GET /api/writing/{document}/revisions/{revision}': async (caller: Somebody, db: Connection) => ({
    params: await makeDraft(caller, db),
  }),
  'PUT /api/writing/{document}/revisions/{revision}/restoration': async (
    caller: Somebody,
    db: Connection,
  ) => ({ params: await makeDraft(caller, db), body: { version: 1 } }),
};
