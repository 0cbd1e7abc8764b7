import 'server-only';
import { sql } from 'drizzle-orm';
import { selectUnreadMessages } from '@/lib/chat/dialogs/unread';
import { selectUnreadCount } from '@/lib/people/notifications/unread';
import { selectRequestsCount } from '@/lib/people/ties/requests';
import { builtOnce } from '@/lib/platform/database/database';

/** All counts are one statement: every navigation asks for them, and a round trip costs more than the counting. */
const waiting = builtOnce((on) => {
  const me = sql`${sql.placeholder('me')}::int`;
  const at = sql`${sql.placeholder('at')}::timestamptz`;
  const adultsBornUntil = sql`${sql.placeholder('adultsBornUntil')}::date`;
  const requests = selectRequestsCount(on, { me, at, adultsBornUntil });
  const news = selectUnreadCount(me, { at, adultsBornUntil });
  const chat = selectUnreadMessages(me, { at, adultsBornUntil });
  return on
    .select({
      requests: sql<number>`requests.count`,
      news: sql<number>`news.count`,
      chat: sql<number>`chat.count`,
    })
    .from(sql`${requests} as requests, ${news} as news, ${chat} as chat`)
    .prepare('waiting');
});

/** @param adultsBornUntil the latest birth date of an adult today */
export async function countWaitingOf(me: number, at: Date, adultsBornUntil: string) {
  const [row] = await waiting().execute({ me, at: at.toISOString(), adultsBornUntil });
  return row ?? { requests: 0, news: 0, chat: 0 };
}
