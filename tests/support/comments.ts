import { eq } from 'drizzle-orm';
import { PUT as decide } from '@/app/api/admin/comments/[comment]/verdict/route';
import { GET as queue } from '@/app/api/admin/comments/route';
import { DELETE as unlike, PUT as like } from '@/app/api/comments/[comment]/like/route';
import { GET as replies } from '@/app/api/comments/[comment]/replies/route';
import { DELETE as remove, PATCH as edit } from '@/app/api/comments/[comment]/route';
import { GET as ofLesson, POST as onLesson } from '@/app/api/lessons/[lesson]/comments/route';
import { PUT as report } from '@/app/api/reports/[kind]/[subject]/route';
import { GET as ofPost, POST as onPost } from '@/app/api/posts/[post]/comments/route';
import type { Connection } from '@/db/client';
import { categories, documents, documentTexts } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import type { QueuePage } from '@/lib/publishing/comments/moderation-schema';
import type { CommentView, ReplyPage, ThreadPage, ThreadView } from '@/lib/publishing/comments/schema';
import { call, type Answer } from './call';
import { makeSomebody, type Somebody } from './somebody';

type Who = Pick<Somebody, 'cookie'> | null;
type StringRecord = Record<string, string>;

const as = (who: Who) => (who ? { cookie: who.cookie } : {});
let posts = 0;

/** Inserts a post with comments allowed. */
export async function makePost(
  db: Connection,
  state: 'draft' | 'published' = 'published',
): Promise<{ id: number; slug: string }> {
  posts += 1;
  const slug = `about-snow-${process.pid}-${posts}`;
  const at = new Date();
  const title = { ru: 'Снег', en: 'Snow', de: 'Schnee' };
  const [category] = await db
    .insert(categories)
    .values({ slug: `winter-${slug}`, position: 1, title, summary: title })
    .returning({ id: categories.id });
  const [row] = await db
    .insert(documents)
    .values({ kind: 'post', slug, categoryId: category!.id, state, createdAt: at, publishedAt: at })
    .returning({ id: documents.id });
  const text = { documentId: row!.id, locale: 'en', title: 'Snow', description: 'Snow.', body: 'Snow.' };
  await db.insert(documentTexts).values({ ...text, words: 1, publishedAt: at, updatedAt: at });
  return { id: row!.id, slug };
}

/** A user registered more than a day ago. */
export async function makeRegular(
  db: Connection,
  role: 'student' | 'teacher' | 'moderator' | 'administrator' = 'student',
): Promise<Somebody> {
  const somebody = await makeSomebody(db, role);
  const createdAt = new Date(Date.now() - 2 * 86_400_000);
  await db.update(users).set({ createdAt }).where(eq(users.id, somebody.id));
  return somebody;
}

export const say = (who: Who, post: string, text: string, more: object = {}, headers: StringRecord = {}) =>
  call(onPost, { ...as(who), params: { post }, body: { text, ...more }, headers });

/** Posts a comment and expects success. @returns its view */
export async function said(who: Who, post: string, text: string, answers?: number): Promise<CommentView> {
  return taken<CommentView>(await say(who, post, text, answers === undefined ? {} : { answers }), 201);
}

// The boundary: the answer fits its schema.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function taken<T>({ status, body }: Answer, wanted = 200): T {
  if (status !== wanted) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as unknown as T;
}

export const sayOnLesson = (who: Who, lesson: number, text: string) =>
  call(onLesson, { ...as(who), params: { lesson: String(lesson) }, body: { text } });
export const askLesson = (who: Who, lesson: number) =>
  call(ofLesson, { ...as(who), params: { lesson: String(lesson) } });
export const askPost = (who: Who, post: string, query: StringRecord = {}) =>
  call(ofPost, { ...as(who), params: { post }, query });

export const read = async (who: Who, post: string, query: StringRecord = {}) =>
  taken<ThreadPage>(await askPost(who, post, query));

/** The thread of a comment as a viewer sees it. */
export async function readThread(who: Who, post: string, id: number): Promise<ThreadView | undefined> {
  return (await read(who, post)).threads.find((thread) => thread.id === id);
}

const about = (id: number) => ({ params: { comment: String(id) } });

export const askReplies = (who: Who, id: number, after = 0) =>
  call(replies, { ...as(who), ...about(id), query: { after: String(after) } });
export const readReplies = async (who: Who, id: number, after = 0) =>
  taken<ReplyPage>(await askReplies(who, id, after));
export const change = (who: Who, id: number, body: unknown) =>
  call(edit, { ...as(who), ...about(id), method: 'PATCH', body });
export const takeBack = (who: Who, id: number) =>
  call(remove, { ...as(who), ...about(id), method: 'DELETE' });
export const praise = (who: Who, id: number) => call(like, { ...as(who), ...about(id), method: 'PUT' });
export const unpraise = (who: Who, id: number) =>
  call(unlike, { ...as(who), ...about(id), method: 'DELETE' });
export const complain = (who: Who, id: number, body: unknown = { reason: 'spam' }) =>
  call(report, { ...as(who), params: { kind: 'comment', subject: String(id) }, method: 'PUT', body });
export const askQueue = (who: Who, query: StringRecord = {}) => call(queue, { ...as(who), query });
export const readQueue = async (who: Who, query: StringRecord = {}) =>
  taken<QueuePage>(await askQueue(who, query));
export const judge = (who: Who, id: number, body: unknown) =>
  call(decide, { ...as(who), ...about(id), method: 'PUT', body });
