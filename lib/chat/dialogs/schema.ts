import { z } from 'zod';
import { messageKinds } from '@/db/enums';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { timeCursorPattern } from '@/lib/platform/text/time-cursor';
import { rowId } from '@/lib/platform/validation/row-id';
import { maxSearchCodePoints } from './limits';
import { dialogStates } from './policy';

export const otherParams = z.object({ person: rowId });

export const contactLists = ['talks', 'requests'] as const;
export type ContactList = (typeof contactLists)[number];

const cursor = z.string().regex(timeCursorPattern).describe('`next` of the page before.');
export const contactsQuery = z.strictObject({
  list: z.enum(contactLists).default('talks').describe('`requests`: first messages that wait for an answer.'),
  name: z
    .string()
    .trim()
    .refine((typed) => countCodePoints(typed) <= maxSearchCodePoints)
    .exactOptional()
    .describe('Looks among all conversations and friends; then there are no pages.'),
  after: cursor.exactOptional(),
});
export type ContactsQuery = z.infer<typeof contactsQuery>;

/** The other person of a conversation, as the caller may see them. */
export const partner = z.object({
  id: z.int(),
  name: z.string().nullable().describe('Null: they are not to be seen (any more).'),
  avatar: z.string().nullable(),
  is_deleted: z.boolean().describe('The account is gone.'),
  is_machine: z.boolean().describe('It answers by rules.'),
  is_friend: z.boolean(),
  is_muted: z.boolean().describe('The caller wants to hear nothing of them.'),
  is_blocked: z.boolean().describe('By the caller.'),
  is_online: z.boolean().describe('As far as the caller may know it.'),
});
export type Partner = z.infer<typeof partner>;

const contact = z
  .object({
    person: partner,
    state: z
      .enum(dialogStates)
      .describe('`asking`: the caller waits for a first answer; `asked`: the other does.'),
    unread: z.int().min(0),
    last: z
      .object({
        seq: z.int(),
        kind: z.enum(messageKinds),
        text: z.string().describe('Its beginning; empty when it was deleted.'),
        at: z.iso.datetime(),
        mine: z.boolean(),
        is_deleted: z.boolean(),
      })
      .nullable()
      .describe('Null: a friend to whom nothing was written yet.'),
  })
  .meta({ id: 'ChatContact', description: 'A conversation in the list.' });
export type Contact = z.infer<typeof contact>;

export const contactPage = z.object({
  contacts: z.array(contact),
  requests: z.int().min(0).describe('How many first messages wait for an answer of the caller.'),
  next: z.string().nullable(),
});
export type ContactPage = z.infer<typeof contactPage>;

export const requestAnswer = z.strictObject({
  answer: z.enum(['accept', 'decline']).describe('Who is declined is not told.'),
});
export type RequestAnswer = z.infer<typeof requestAnswer>;

export const readInput = z.strictObject({
  seq: z
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .describe('The last message the caller has seen; again, or 0 for none: the conversation is shown.'),
});
export const readAnswer = z.object({ unread: z.int().min(0) });
export type ReadAnswer = z.infer<typeof readAnswer>;

export const chatChoices = z.strictObject({
  shows_typing: z.boolean().describe('Off: neither of the two sees the other typing.'),
  shows_read: z.boolean().describe('Off: neither of the two sees what the other has read.'),
  spelling_hints: z
    .boolean()
    .describe('Whether likely slips are shown to the caller while they write; for nobody else.'),
});
export type ChatChoices = z.infer<typeof chatChoices>;
