import 'server-only';
import { createTranslator } from 'next-intl';
import type { Connection } from '@/db/client';
import type { Locale } from '@/lib/platform/i18n/locales';
import { logMissing } from '@/lib/platform/i18n/log-missing';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { publish } from '@/lib/platform/realtime/publish';
import { loadActors } from './actors';
import { selectUnreadTexts, wantsText } from './inside/text-queries';
import { markChatRead, type ReadDialog } from './inside/queries';

/**
 * A person's unread texts in the chat, as “Anna K.: Hello”, the latest first; empty unless they have chosen to get texts.
 */
export async function readUnreadChat(
  on: Connection,
  userId: number,
  at: Date,
): Promise<(locale: Locale) => Promise<string[]>> {
  if (!(await wantsText(on, userId))) return async () => [];
  const unread = await selectUnreadTexts(on, userId, at);
  const people = await loadActors(
    on,
    userId,
    unread.map(({ person }) => person),
  );
  return async (locale) => {
    const messages = await loadMessages(locale);
    const t = createTranslator({ locale, messages, namespace: 'chat.conversation', ...logMissing });
    return unread.flatMap(({ person, text }) => {
      const name = people.get(person)?.name;
      return name === undefined ? [] : [t('announced', { name, text })];
    });
  };
}

/**
 * The person has read a dialog up to a message: marks the reminders as read, so that later messages cause a new one, and
 * other notifications that the conversation shows; for the latter the bell is updated.
 */
export async function settleUnreadChat(on: Connection, userId: number, read: ReadDialog): Promise<void> {
  const settled = await markChatRead(on, userId, read);
  if (settled.some((kind) => kind !== 'chat_unread')) await publish([userId], { name: 'notify', data: {} });
}
