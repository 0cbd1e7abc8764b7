import { z } from 'zod';
import { contentSlug } from '@/lib/learning/courses/schema';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import type { newsKinds } from './limits';

/* What friends, and the people one follows, have done: facts of the same kind, person and day are one entry. */

const title = localizedText;
const lesson = z.object({ title, course: contentSlug, lesson: contentSlug });
const course = z.object({ title, course: contentSlug });
const article = z.object({ title, category: z.string(), article: z.string() });
const teacher = z.object({ id: z.int(), name: z.string() });

const head = {
  key: z.string().describe('The same for an entry that has grown since it was read.'),
  person: z.object({ id: z.int(), name: z.string(), avatar: z.string().nullable() }),
  at: z.iso.datetime().describe('The latest fact.'),
  count: z.int().min(1),
};

const newsItem = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('lesson'), ...head, subjects: z.array(lesson) }),
    z.object({ kind: z.literal('course'), ...head, subjects: z.array(course) }),
    z.object({ kind: z.literal('rank'), ...head, rank: z.int() }),
    z.object({ kind: z.literal('article'), ...head, subjects: z.array(article) }),
    z.object({ kind: z.literal('review'), ...head, subjects: z.array(course) }),
    z.object({ kind: z.literal('teacher_review'), ...head, subjects: z.array(teacher) }),
    z.object({ kind: z.literal('joined'), ...head }),
  ])
  .meta({ id: 'NewsItem' });
export type NewsItem = z.infer<typeof newsItem>;
export type NewsKind = (typeof newsKinds)[number];

const cursor = z
  .string()
  .regex(/^\d{1,14}_\d{1,9}_[a-z_]{1,14}$/u)
  .describe('`next` of the page before: milliseconds since 1970, a person and a kind.');
export const newsQuery = z.object({ after: cursor.optional() });
export const newsPage = z.object({ items: z.array(newsItem), next: cursor.nullable() });
export type NewsPage = z.infer<typeof newsPage>;
