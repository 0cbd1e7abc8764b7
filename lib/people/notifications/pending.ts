import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { loadActors } from './actors';
import { describerIn } from './describe';
import { selectGroups } from './inside/list-queries';
import { readUnreadChat } from './unread-chat';
import { lockUnmailed, markMailed, selectMailReaders, selectPending } from './inside/pending-queries';

/* Notifications that are still to be sent, for letters and push. */

/** An unread notification that its person wants by push; null when it should not be sent any more. */
export const findPending = async (id: number) => selectPending(db, id, now());

/**
 * People with a confirmed address who have unread notifications that no letter has mentioned and that they want by letter.
 */
export const listMailReaders = async () => selectMailReaders(db, now());

/** Entries in one letter; the others are on the site. */
const maxLines = 20;

/** The sentences of a person's letter; marks all pending notifications as mailed. Null when nothing is pending. */
export async function takeUnmailed(
  on: Connection,
  reader: { id: number; timeZone: string },
): Promise<((locale: Locale) => Promise<string[]>) | null> {
  const at = now();
  await lockUnmailed(on, reader.id);
  const groups = await selectGroups(
    on,
    'unmailed',
    { ...reader, at },
    { before: undefined, limit: maxLines },
  );
  if (groups.length === 0) return null;
  const people = await loadActors(
    on,
    reader.id,
    groups.flatMap(({ actors }) => actors),
  );
  await markMailed(on, reader.id, at);
  const unreadIn = await readUnreadChat(on, reader.id, at);
  return async (locale) => {
    const [describe, unread] = await Promise.all([describerIn(locale), unreadIn(locale)]);
    return groups.flatMap(({ kind, count, actors: [first] }) =>
      kind === 'chat_unread' && unread.length > 0
        ? unread
        : [describe({ kind, count, name: first === undefined ? undefined : people.get(first)?.name })],
    );
  };
}
