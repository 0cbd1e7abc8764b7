import { z } from 'zod';
import { notificationChannels, notificationKinds } from '@/db/enums';
import { rowId } from '@/lib/platform/validation/row-id';
import type { NotificationChannel } from './choices-policy';

const person = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.string().nullable().describe('The path of the picture.'),
});

const notificationItem = z
  .object({
    id: z.int().describe('The id of the latest notification in this group.'),
    kind: z.enum(notificationKinds),
    people: z.array(person).describe('The latest who did it; empty where nobody is named.'),
    count: z.int().min(1).describe('How many there are: “3 people follow you”.'),
    at: z.iso.datetime(),
    is_read: z.boolean(),
    text: z.string().describe('The sentence, in the language of the call.'),
    href: z.string().nullable().describe('The page that it is about, without the prefix of a language.'),
  })
  .meta({ id: 'Notification' });
export type NotificationItem = z.infer<typeof notificationItem>;

export const notificationQuery = z.strictObject({
  before: rowId.optional().describe('`next` of the page before.'),
});
export const notificationPage = z.object({
  items: z.array(notificationItem),
  unread: z.int().min(0).describe('How many notifications are not read, of all pages.'),
  next: z.int().nullable().describe('`before` of the next page; null on the last one.'),
});
export type NotificationPage = z.infer<typeof notificationPage>;

export const notificationParams = z.object({ notification: rowId });
export const readInput = z.strictObject({
  until: z.int().min(1).max(2_147_483_647).describe('The `id` of the latest entry that was shown.'),
});
export const readAnswer = z.object({ unread: z.int().min(0) });
export type ReadAnswer = z.infer<typeof readAnswer>;

const channels = z.object({
  in_app: z.boolean(),
  mail: z.boolean(),
  push: z.boolean(),
} satisfies Record<NotificationChannel, unknown>);

export type ChannelChoices = z.infer<typeof channels>;

const hour = z.int().min(0).max(23);
const quiet = z
  .strictObject({ from: hour, until: hour })
  .describe('Full hours by the person’s own clock in which nothing is sent; two equal hours: none.');

export const choices = z
  .object({
    choices: z
      .partialRecord(z.enum(notificationKinds), channels)
      .describe('Of the kinds that the caller’s role can be told.'),
    quiet,
    time_zone: z.string(),
    with_text: z
      .boolean()
      .describe(
        'Whether letters and messages of the browser say what was written in the chat, and who wrote it.',
      ),
  })
  .meta({ id: 'NotificationChoices' });
export type Choices = z.infer<typeof choices>;

export const choicesInput = z.strictObject({
  choice: z
    .strictObject({
      kind: z.enum(notificationKinds),
      channel: z.enum(notificationChannels),
      wanted: z.boolean(),
    })
    .optional(),
  quiet: quiet.optional(),
  with_text: z.boolean().optional(),
});
export type ChoicesInput = z.infer<typeof choicesInput>;
