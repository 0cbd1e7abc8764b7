import 'server-only';
import { eq } from 'drizzle-orm';
import { chatSettings } from '@/db/schema/chat';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import type { ChatChoices } from './schema';

/** What the viewer shows to partners, and their writing aids; by default everything is shown, and there are no hints. */
export async function getChatChoices({ id }: Pick<Viewer, 'id'>): Promise<ChatChoices> {
  const [row] = await db.select().from(chatSettings).where(eq(chatSettings.userId, id));
  return {
    shows_typing: row?.showsTyping ?? true,
    shows_read: row?.showsRead ?? true,
    spelling_hints: row?.spellingHints ?? false,
  };
}

export async function changeChatChoices({ id }: Viewer, choices: ChatChoices): Promise<ChatChoices> {
  const columns = {
    showsTyping: choices.shows_typing,
    showsRead: choices.shows_read,
    spellingHints: choices.spelling_hints,
  };
  await db
    .insert(chatSettings)
    .values({ userId: id, ...columns })
    .onConflictDoUpdate({ target: chatSettings.userId, set: columns });
  return choices;
}
