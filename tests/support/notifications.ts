import { PUT as readOne } from '@/app/api/notifications/[notification]/read/route';
import { GET as getChoices, PATCH as changeChoices } from '@/app/api/notifications/choices/route';
import { PUT as readAll } from '@/app/api/notifications/read/route';
import { GET as list } from '@/app/api/notifications/route';
import type { NotificationPage } from '@/lib/people/notifications/schema';
import { call, type Answer } from './call';
import type { Somebody } from './somebody';

type Who = Pick<Somebody, 'cookie'>;

/** Somebody's notifications, as the API returns them. */
export async function notificationsOf(who: Who, before?: number): Promise<NotificationPage> {
  const query = before === undefined ? {} : { query: { before: String(before) } };
  const { body } = await call(list, { cookie: who.cookie, ...query });
  // The boundary: the endpoint's answer is what its schema says.
  return body as unknown as NotificationPage;
}

export const markRead = async (who: Who, notification: number): Promise<Answer> =>
  call(readOne, { method: 'PUT', params: { notification: String(notification) }, cookie: who.cookie });

export const markAllRead = async (who: Who, until: number): Promise<Answer> =>
  call(readAll, { method: 'PUT', body: { until }, cookie: who.cookie });

export const choose = async (who: Who, body: object): Promise<Answer> =>
  call(changeChoices, { method: 'PATCH', body, cookie: who.cookie });

export const choicesOf = async (who: Who): Promise<Answer> => call(getChoices, { cookie: who.cookie });
