import 'server-only';
import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { documentDrafts, documentRevisions, documentTexts } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import type { RevisionsQuery } from '@/lib/publishing/writing/revisions-schema';

export interface TextKey {
  documentId: number;
  locale: string;
}
export interface TextFields {
  title: string;
  description: string;
  body: string;
}

const name = sql<string | null>`${users.firstName} || ' ' || ${users.surname}`;

const drafts = (on: Connection) =>
  on
    .select({
      locale: documentDrafts.locale,
      title: documentDrafts.title,
      description: documentDrafts.description,
      body: documentDrafts.body,
      version: documentDrafts.version,
      savedAt: documentDrafts.savedAt,
      savedBy: documentDrafts.savedBy,
      savedByName: name,
    })
    .from(documentDrafts)
    .leftJoin(users, eq(users.id, documentDrafts.savedBy));
export type DraftRow = Awaited<ReturnType<typeof drafts>>[number];

const publicTexts = (on: Connection) =>
  on
    .select({
      locale: documentTexts.locale,
      title: documentTexts.title,
      description: documentTexts.description,
      body: documentTexts.body,
      updatedAt: documentTexts.updatedAt,
    })
    .from(documentTexts);
export type PublicRow = Awaited<ReturnType<typeof publicTexts>>[number];

export async function selectDrafts(on: Connection, documentId: number): Promise<DraftRow[]> {
  return drafts(on).where(eq(documentDrafts.documentId, documentId));
}

export async function selectPublicTexts(on: Connection, documentId: number): Promise<PublicRow[]> {
  return publicTexts(on).where(eq(documentTexts.documentId, documentId));
}

export async function selectDraft(on: Connection, { documentId, locale }: TextKey): Promise<DraftRow | null> {
  const [row] = await drafts(on).where(
    and(eq(documentDrafts.documentId, documentId), eq(documentDrafts.locale, locale)),
  );
  return row ?? null;
}

export async function selectPublicText(
  on: Connection,
  { documentId, locale }: TextKey,
): Promise<PublicRow | null> {
  const [row] = await publicTexts(on).where(
    and(eq(documentTexts.documentId, documentId), eq(documentTexts.locale, locale)),
  );
  return row ?? null;
}

export async function upsertDraft(on: Connection, values: typeof documentDrafts.$inferInsert): Promise<void> {
  const { documentId: _, locale: __, ...rest } = values;
  await on
    .insert(documentDrafts)
    .values(values)
    .onConflictDoUpdate({ target: [documentDrafts.documentId, documentDrafts.locale], set: rest });
}

/** Replaces the public text; the time of its first publication stays. */
export async function upsertText(on: Connection, values: typeof documentTexts.$inferInsert): Promise<void> {
  const { documentId: _, locale: __, publishedAt: ___, ...rest } = values;
  await on
    .insert(documentTexts)
    .values(values)
    .onConflictDoUpdate({ target: [documentTexts.documentId, documentTexts.locale], set: rest });
}

/** Saved and restored revisions kept for one text; published ones are always kept. */
const maxRevisions = 200;

export async function insertRevision(
  on: Connection,
  values: typeof documentRevisions.$inferInsert,
): Promise<void> {
  await on.insert(documentRevisions).values(values);
  const { documentId, locale } = values;
  const own = and(
    eq(documentRevisions.documentId, documentId),
    eq(documentRevisions.locale, locale),
    inArray(documentRevisions.cause, ['saved', 'restored']),
  );
  const oldest = on
    .select({ id: documentRevisions.id })
    .from(documentRevisions)
    .where(own)
    .orderBy(desc(documentRevisions.id))
    .offset(maxRevisions)
    .limit(1);
  await on.delete(documentRevisions).where(and(own, lte(documentRevisions.id, sql`(${oldest})`)));
}

const revisions = (on: Connection) =>
  on
    .select({
      id: documentRevisions.id,
      locale: documentRevisions.locale,
      title: documentRevisions.title,
      description: documentRevisions.description,
      body: documentRevisions.body,
      cause: documentRevisions.cause,
      at: documentRevisions.createdAt,
      userId: documentRevisions.userId,
      userName: name,
    })
    .from(documentRevisions)
    .leftJoin(users, eq(users.id, documentRevisions.userId));
export type RevisionRow = Awaited<ReturnType<typeof revisions>>[number];

export async function selectLastRevision(
  on: Connection,
  { documentId, locale }: TextKey,
): Promise<RevisionRow | null> {
  const [row] = await revisions(on)
    .where(and(eq(documentRevisions.documentId, documentId), eq(documentRevisions.locale, locale)))
    .orderBy(desc(documentRevisions.id))
    .limit(1);
  return row ?? null;
}

export async function selectRevisionPage(
  on: Connection,
  documentId: number,
  { locale, before }: RevisionsQuery,
  limit: number,
): Promise<RevisionRow[]> {
  return revisions(on)
    .where(
      and(
        eq(documentRevisions.documentId, documentId),
        eq(documentRevisions.locale, locale),
        before === undefined ? undefined : lt(documentRevisions.id, before),
      ),
    )
    .orderBy(desc(documentRevisions.id))
    .limit(limit);
}

export async function selectRevision(
  on: Connection,
  documentId: number,
  id: number,
): Promise<RevisionRow | null> {
  const [row] = await revisions(on).where(
    and(eq(documentRevisions.id, id), eq(documentRevisions.documentId, documentId)),
  );
  return row ?? null;
}
