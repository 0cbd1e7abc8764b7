import { z } from 'zod';
import { maxPostgresInt } from '@/lib/platform/validation/postgres-int';
import { commentNode } from './node';

export const authorCommentsQuery = z.strictObject({
  before: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxPostgresInt)
    .exactOptional()
    .describe('Cursor: the id of the last one already received.'),
});

const authorComment = z
  .object({
    id: z.int(),
    about: z.object({ kind: z.enum(['post', 'lesson']), title: z.string(), href: z.string() }),
    content: z.array(commentNode),
    at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    source: z.string().nullable().describe('As it was typed: for its author, who may change it.'),
    likes: z.int().min(0),
  })
  .meta({ id: 'AuthorComment', description: 'A comment in the list of all that its author has said.' });

export type AuthorComment = z.infer<typeof authorComment>;

export const authorComments = z.object({
  comments: z.array(authorComment),
  next: z.int().nullable().describe('Cursor: pass it as `before`; null at the end.'),
});
export type AuthorComments = z.infer<typeof authorComments>;
