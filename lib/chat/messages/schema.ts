import { z } from 'zod';
import { callOutcomes, messageKinds, messageReactions, noteKinds } from '@/db/enums';
import { partner } from '@/lib/chat/dialogs/schema';
import { mediaView } from '@/lib/chat/media/schema';
import { dialogStates } from '@/lib/chat/dialogs/policy';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { rowId } from '@/lib/platform/validation/row-id';
import { rule } from '@/lib/platform/validation/rule';
import { maxMessageCodePoints } from './limits';

const seq = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const seqInPath = z
  .string()
  .regex(/^[1-9]\d{0,14}$/u)
  .transform(Number);
const seqInQuery = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const messageParams = z.object({ person: rowId, seq: seqInPath });

export const messageText = z
  .string()
  .transform(tidyBody)
  .pipe(
    z
      .string()
      .min(1)
      .refine(
        (typed) => countCodePoints(typed) <= maxMessageCodePoints,
        rule('max.string', { max: maxMessageCodePoints }),
      ),
  )
  .meta({
    minLength: 1,
    maxLength: maxMessageCodePoints,
    description: 'Plain text, counted in code points.',
  });

export const messageInput = z.strictObject({
  client_id: z.uuid().describe('Made by the sender: a message that is sent again is stored once.'),
  text: messageText,
  reply_to: seq.nullable().default(null).describe('`seq` of the message it answers.'),
});
export type MessageInput = z.infer<typeof messageInput>;

/** A picture or a voice note that was uploaded; the message's text may be empty. */
export const mediaParams = z.object({ person: rowId, media: z.uuid() });
export const mediaInput = messageInput.extend({ text: z.union([messageText, z.literal('')]).default('') });
export type MediaInput = z.infer<typeof mediaInput>;
export const messageEdit = z.strictObject({ text: messageText });
export type MessageEdit = z.infer<typeof messageEdit>;
export const reactionInput = z.strictObject({
  reaction: z.enum(messageReactions).nullable().describe('Null takes it back.'),
});
export type ReactionInput = z.infer<typeof reactionInput>;
export type MessageReaction = (typeof messageReactions)[number];

export const messagesQuery = z
  .strictObject({
    before: seqInQuery.exactOptional().describe('Messages before this `seq`, the latest of them.'),
    from: seqInQuery.exactOptional().describe('Messages after this `seq`, the first of them.'),
    after: seqInQuery
      .exactOptional()
      .describe('Everything new or changed since this `version`, in the order of the changes.'),
  })
  .refine((asked) => Object.keys(asked).length === 1, { message: 'One of before, from and after.' });
export type MessagesQuery = z.infer<typeof messagesQuery>;

const messageCorrection = z
  .object({
    mine: z.boolean().describe('Whether the caller has made it.'),
    original: z.string().describe('The message as it was corrected.'),
    text: z.string(),
    reason: z.string().nullable(),
    at: z.iso.datetime(),
    state: z.enum(['open', 'accepted', 'declined']),
    points: z
      .int()
      .nullable()
      .describe('What it has earned, for whoever made it; null before that is settled.'),
  })
  .meta({ id: 'ChatCorrection', description: 'What a partner would have written instead of a message.' });
export type MessageCorrection = z.infer<typeof messageCorrection>;

const callNote = z.object({
  call_id: z.int(),
  outcome: z.enum(callOutcomes),
  seconds: z.int().min(0).describe('How long the two talked.'),
});
const timerNote = z.object({
  languages: z.array(z.string()).describe('ISO 639-1, in the order of the halves.'),
  minutes: z.int().describe('Of one half, as it was wanted.'),
  seconds: z.array(z.int().min(0)).describe('What was spent in each half.'),
});
const noteView = z.object({
  call_id: z.int(),
  kind: z.enum(noteKinds),
  words: z.string().describe('The word, or what was said.'),
  meaning: z.string().nullable().describe('Of a word, if it was noted.'),
  better: z.string().nullable().describe('Of a correction: how it is better.'),
  reason: z.string().nullable().describe('Of a correction, if it was noted.'),
  is_kept: z.boolean().describe('Whether the caller has made cards of it.'),
});
export const messageView = z
  .object({
    seq: z.int().describe('Its place in the conversation; numbers rise, with gaps.'),
    version: z.int().describe('The number of its latest change, from the same sequence.'),
    client_id: z.string().nullable().describe('For its sender.'),
    mine: z.boolean(),
    kind: z.enum(messageKinds),
    text: z.string(),
    media: mediaView.nullable(),
    at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    is_deleted: z.boolean(),
    reply: z
      .object({
        seq: z.int(),
        mine: z.boolean(),
        kind: z.enum(messageKinds),
        text: z.string(),
        is_deleted: z.boolean(),
      })
      .nullable()
      .describe('The message it answers, its beginning.'),
    reactions: z.array(z.object({ reaction: z.enum(messageReactions), mine: z.boolean() })),
    corrections: z.array(messageCorrection),
    call: callNote.nullable().describe('Of a message of kind `call`, which stands where a call was.'),
    timer: timerNote.nullable().describe('Of a message of kind `timer`, which stands where one ended.'),
    note: noteView.nullable().describe('Of a message of kind `note`, until it is deleted.'),
  })
  .meta({ id: 'ChatMessage', description: 'A message of a conversation of two.' });
export type MessageView = z.infer<typeof messageView>;

export const messagePage = z.object({
  messages: z.array(messageView).describe('By `seq`; for `after` by `version`.'),
  more: z
    .boolean()
    .describe(
      'Whether there are more in that direction. After a gap that is too long it is easier to begin anew.',
    ),
});
export type MessagePage = z.infer<typeof messagePage>;

/** A conversation with its latest messages, and the facts that its page needs. */
export const conversationView = z.object({
  person: partner,
  state: z.enum(dialogStates),
  refusal: z
    .enum(['email_unverified', 'muted', 'not_joined', 'blocking', 'not_welcome', 'unanswered', 'gone'])
    .nullable()
    .describe('Why the caller cannot write here.'),
  version: z.int().describe('The latest number: pass it as `after` to learn what came since.'),
  unread: z.int().min(0),
  read_seq: z.int().describe('The last message the caller has read.'),
  their_read_seq: z.int().nullable().describe('The last message the other has read; null: it is not shown.'),
  shows_typing: z.boolean().describe('Whether the two see each other typing.'),
  messages: z.array(messageView),
  more: z.boolean().describe('Whether there are older messages.'),
});
export type ConversationView = z.infer<typeof conversationView>;

export const foundQuery = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1)
    .refine((typed) => countCodePoints(typed) <= 64),
});
export const foundMessages = z.object({ messages: z.array(messageView) });
