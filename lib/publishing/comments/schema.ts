import { z } from 'zod';
import { roles } from '@/db/enums';
import { rowId } from '@/lib/learning/courses/schema';
import { firstBirthDate } from '@/lib/people/account/birth-date-schema';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { maxBodyCodePoints, tidyBody } from '@/lib/platform/text/tidy-body';
import { maxPostgresInt } from '@/lib/platform/validation/postgres-int';
import { commentNode } from './node';
import { commentSorts } from './limits';

/* The comments under a post or a lesson: threads of two levels. */

const id = z.int().min(1).max(maxPostgresInt);
const count = z.int().min(0);
const isoDateTime = z.iso.datetime();

const atMost = (limit: number) => (typed: string) => countCodePoints(typed) <= limit;

const text = z
  .string()
  .transform(tidyBody)
  .pipe(
    z
      .string()
      .min(1)
      .refine(atMost(maxBodyCodePoints), rule('max.string', { max: maxBodyCodePoints })),
  )
  .meta({
    minLength: 1,
    maxLength: maxBodyCodePoints,
    description:
      'Markdown: bold, italics, code, links, lists, quotations. Signs that show nothing are taken out.',
  });

export const commentInput = z.strictObject({
  text,
  answers: id.nullable().default(null).describe('The comment this one answers.'),
  birth_date: firstBirthDate,
});
export type CommentInput = z.infer<typeof commentInput>;
export const editInput = z.strictObject({ text });
export type EditInput = z.infer<typeof editInput>;

export const lessonParams = z.object({ lesson: rowId });
export const commentParams = z.object({ comment: rowId });
export type CommentSort = (typeof commentSorts)[number];

/** The last comment of the previous page as `likes_id`; `likes` is 0 when sorted by newest. */
const cursor = z
  .string()
  .regex(/^\d{1,9}_\d{1,9}$/u)
  .exactOptional()
  .describe('The `next` of the page one has.');
export const threadQuery = z.strictObject({ sort: z.enum(commentSorts).default('newest'), after: cursor });
export type ThreadQuery = z.infer<typeof threadQuery>;
export const answerQuery = z.strictObject({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(maxPostgresInt)
    .default(0)
    .describe('Cursor: the id of the last one already received.'),
});
export type AnswerQuery = z.infer<typeof answerQuery>;

const person = z.object({ id: z.int(), name: z.string(), role: z.enum(roles) });

export const commentView = z
  .object({
    id: z.int(),
    thread: z.int().nullable().describe('The comment its thread begins with; null: it is that.'),
    state: z
      .enum(['shown', 'deleted', 'hidden'])
      .describe('Of what was deleted or hidden only that is left, as long as it has answers.'),
    author: person.nullable().describe('Null: the account is gone.'),
    answers: z
      .object({ id: z.int(), name: z.string().nullable() })
      .nullable()
      .describe('The answer of the thread that it answers.'),
    content: z.array(commentNode),
    source: z.string().nullable().describe('As it was typed: for its author.'),
    at: isoDateTime,
    edited_at: isoDateTime.nullable(),
    likes: count,
    liked: z.boolean(),
    mine: z.boolean(),
    reported: z.boolean().describe('By the caller.'),
    muted: z.boolean().describe('The caller has muted its author: it is shown folded.'),
    hidden_reason: z.string().nullable().describe('For its author: what the moderator said.'),
  })
  .meta({ id: 'Comment', description: 'A comment, or an answer to one.' });
export type CommentView = z.infer<typeof commentView>;

const nextAnswer = z.int().nullable().describe('Cursor: pass it as `after`; null at the end.');
const threadView = commentView
  .extend({
    replies: z.array(commentView).describe('The first answers, the oldest first.'),
    reply_count: count.describe('At most 100: then there are more.'),
    next_reply: nextAnswer,
  })
  .meta({ id: 'CommentThread', description: 'A comment with the first of its answers.' });
export type ThreadView = z.infer<typeof threadView>;

export const threadPage = z.object({
  threads: z.array(threadView),
  count: count.describe('Comments and answers that are shown; at most 1,000: then there are more.'),
  next: z.string().nullable().describe('Cursor: pass it as `after`; null at the end.'),
});
export type ThreadPage = z.infer<typeof threadPage>;
export const replyPage = z.object({ replies: z.array(commentView), next_reply: nextAnswer });
export type ReplyPage = z.infer<typeof replyPage>;

export const likeAnswer = z.object({ likes: count, liked: z.boolean() });
export type LikeAnswer = z.infer<typeof likeAnswer>;
export const deletedAnswer = z.object({ deleted: z.literal(true) });

/** The post or lesson that comments belong to. */
export type CommentSubject = { kind: 'post'; slug: string } | { kind: 'lesson'; id: number };
