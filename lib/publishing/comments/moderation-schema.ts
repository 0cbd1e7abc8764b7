import { z } from 'zod';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { maxPostgresInt } from '@/lib/platform/validation/postgres-int';
import { commentNode } from './node';
import { maxReasonCodePoints, queues } from './limits';
export type Queue = (typeof queues)[number];
export const queueQuery = z.strictObject({
  queue: z.enum(queues).default('all'),
  before: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxPostgresInt)
    .exactOptional()
    .describe('Cursor: the id of the last one already received.'),
});
export type QueueQuery = z.infer<typeof queueQuery>;

const count = z.int().min(0);
const isoDateTime = z.iso.datetime();
const person = z.object({ id: z.int(), name: z.string() });

export const moderatedComment = z
  .object({
    id: z.int(),
    author: person.nullable(),
    about: z.object({ kind: z.enum(['post', 'lesson']), title: z.string(), href: z.string() }),
    content: z.array(commentNode),
    at: isoDateTime,
    edited_at: isoDateTime.nullable(),
    likes: count,
    hidden: z
      .object({
        at: isoDateTime,
        by: person.nullable().describe('Null: enough reports did it, and nobody has looked yet.'),
        reason: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ModeratedComment', description: 'A comment as moderators see it.' });
export type ModeratedComment = z.infer<typeof moderatedComment>;

export const queuePage = z.object({
  comments: z.array(moderatedComment),
  next: z.int().nullable().describe('Cursor: pass it as `before`; null at the end.'),
});
export type QueuePage = z.infer<typeof queuePage>;

const reason = z
  .string()
  .transform(tidyBody)
  .pipe(
    z
      .string()
      .min(1)
      .refine(
        (text) => countCodePoints(text) <= maxReasonCodePoints,
        rule('max.string', { max: maxReasonCodePoints }),
      ),
  )
  .meta({ minLength: 1, maxLength: maxReasonCodePoints, description: 'Its author reads it.' });

export const verdictInput = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('hidden'), reason }),
  z.strictObject({ verdict: z.literal('restored') }),
]);
export type VerdictInput = z.infer<typeof verdictInput>;
