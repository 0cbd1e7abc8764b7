import { eq } from 'drizzle-orm';
import { PUT as saveDraft } from '@/app/api/writing/[document]/drafts/[locale]/route';
import { DELETE as unpublish, PUT as publish } from '@/app/api/writing/[document]/publication/route';
import { GET as read } from '@/app/api/writing/[document]/route';
import { POST as start } from '@/app/api/writing/route';
import type { Connection } from '@/db/client';
import { categories, tags } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import type { SavedDraft, WrittenDocument } from '@/lib/publishing/writing/schema';
import { call, type Answer } from './call';
import { makeSomebody, type Somebody } from './somebody';

/** Inserts a category and a tag for posts. */
export async function makeCategory(db: Connection, slug = 'walks'): Promise<string> {
  const title = { ru: 'Прогулки', en: 'Walks' };
  const values = { slug, position: 900, title, summary: title };
  await db.insert(categories).values(values).onConflictDoNothing();
  await db
    .insert(tags)
    .values({ slug: 'winter', title: { ru: 'Зима', en: 'Winter' } })
    .onConflictDoNothing();
  return slug;
}

export async function makeApproved(db: Connection): Promise<Somebody> {
  const teacher = await makeSomebody(db, 'teacher');
  await approve(db, teacher.id);
  return teacher;
}

export async function approve(db: Connection, id: number): Promise<void> {
  await db.update(users).set({ approvedAt: new Date() }).where(eq(users.id, id));
}

// The boundaries below: each answer follows its endpoint's schema.
export async function startPost(
  { cookie }: Pick<Somebody, 'cookie'>,
  title = 'Как читать зимой',
): Promise<WrittenDocument> {
  const body = { title, category: 'walks', locale: 'ru' };
  const answer = await call(start, { cookie, body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body as unknown as WrittenDocument;
}

export const whole = {
  title: 'Как читать зимой',
  description: 'Пять советов для долгих вечеров.',
  body: '## Свет\n\nЧитайте у окна.',
};

export async function write(
  { cookie }: Pick<Somebody, 'cookie'>,
  document: number,
  {
    version = 1,
    locale = 'ru',
    ...words
  }: Partial<typeof whole> & { version?: number; locale?: string } = {},
): Promise<Answer & { body: SavedDraft }> {
  const params = { document: String(document), locale };
  const answer = await call(saveDraft, {
    cookie,
    method: 'PUT',
    params,
    body: { ...whole, ...words, version },
  });
  return answer as unknown as Answer & { body: SavedDraft };
}

export const publishNow = (
  { cookie }: Pick<Somebody, 'cookie'>,
  document: number,
  body: object = { locales: ['ru'] },
) => call(publish, { cookie, method: 'PUT', params: { document: String(document) }, body });

export const takeBack = ({ cookie }: Pick<Somebody, 'cookie'>, document: number) =>
  call(unpublish, { cookie, method: 'DELETE', params: { document: String(document) } });

export async function readDocument(
  { cookie }: Pick<Somebody, 'cookie'>,
  document: number,
): Promise<WrittenDocument> {
  const { body } = await call(read, { cookie, params: { document: String(document) } });
  return body as unknown as WrittenDocument;
}
