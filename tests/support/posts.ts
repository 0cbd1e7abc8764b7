import { eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { categories, documents, documentTags, documentTexts, tags } from '@/db/schema/documents';
import type { Locale } from '@/lib/platform/i18n/locales';

interface PostInput {
  slug: string;
  category?: string;
  tags?: string[];
  texts?: Partial<Record<Locale, { title: string; body?: string }>>;
  state?: 'draft' | 'scheduled' | 'published' | 'unpublished';
  publishedAt?: Date;
  authorId?: number;
}

const moment = new Date('2026-01-01T00:00:00Z');

/** Inserts a post with its category and tags. @returns its id */
export async function writePost(db: Connection, input: PostInput): Promise<number> {
  const { slug, category = 'grammar', state = 'published', publishedAt = moment, authorId = null } = input;
  const categoryId = await nameCategory(db, category);
  const row = { kind: 'post' as const, slug, categoryId, state, publishedAt, authorId, createdAt: moment };
  const [made] = await db.insert(documents).values(row).returning({ id: documents.id });
  if (!made) throw new Error('The post was not written.');
  const texts = Object.entries(input.texts ?? { en: { title: slug } });
  for (const [locale, text] of texts) await writeText(db, { documentId: made.id, locale, publishedAt }, text);
  for (const tag of input.tags ?? []) {
    await db.insert(documentTags).values({ documentId: made.id, tagId: await nameTag(db, tag) });
  }
  return made.id;
}

async function writeText(
  db: Connection,
  of: { documentId: number; locale: string; publishedAt: Date },
  { title, body = 'A text.' }: { title: string; body?: string },
): Promise<void> {
  const said = { title, body, description: `About ${title}.`, words: body.split(/\s+/u).length };
  await db.insert(documentTexts).values({ ...of, ...said, updatedAt: of.publishedAt });
}

export async function nameCategory(db: Connection, slug: string): Promise<number> {
  const title = { ru: 'Рубрика', en: `Category ${slug}` };
  await db.insert(categories).values({ slug, position: 0, title, summary: title }).onConflictDoNothing();
  const [row] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug));
  return row?.id ?? 0;
}

export async function nameTag(db: Connection, slug: string): Promise<number> {
  await db
    .insert(tags)
    .values({ slug, title: { ru: 'Тема', en: `Tag ${slug}` } })
    .onConflictDoNothing();
  const [row] = await db.select({ id: tags.id }).from(tags).where(eq(tags.slug, slug));
  return row?.id ?? 0;
}

/** Empties the blog. */
export async function emptyBlog(db: Connection): Promise<void> {
  await db.delete(documents);
  await db.delete(categories);
  await db.delete(tags);
}
