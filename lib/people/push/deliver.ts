import 'server-only';
import { getQuietHours } from '@/lib/people/notifications/choices';
import { minutesOfQuiet } from '@/lib/people/notifications/choices-policy';
import { nameKind } from '@/lib/people/notifications/describe';
import { findPending } from '@/lib/people/notifications/pending';
import { readUnreadChat } from '@/lib/people/notifications/unread-chat';
import { pushJob } from '@/lib/people/notifications/push-job';
import { getSettings } from '@/lib/people/settings/service';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { defaultLocale, isLocale, localePrefix } from '@/lib/platform/i18n/locales';
import { defineJob } from '@/lib/platform/jobs/job';
import { log } from '@/lib/platform/log';
import { routes } from '@/lib/platform/routes/routes';
import { offsetMinutes } from '@/lib/platform/time/offset';
import { dayMs, minuteMs } from '@/lib/platform/time/units';
import { isAllowedEndpoint } from './endpoint-policy';
import { deleteSubscription, selectSubscription, selectSubscriptionIds } from './inside/queries';
import { sendToService } from './inside/send';
import { getEnv } from '@/lib/platform/env';

/** Sends one message to one browser: a push service that fails delays no other one. */
export const deliveryJob = defineJob<{ notification: number; subscription: string }>('push_delivery');

/**
 * The push job's handler: notifications that were read or undone since are not sent, and in quiet hours it waits for their
 * end.
 */
export async function pushNotification({ notification }: { notification: number }): Promise<void> {
  const pending = await findPending(notification);
  if (!pending) return;
  const wait = await minutesToWait(pending.userId);
  if (wait > 0) return pushJob.queue({ notification }, db, wait * minuteMs);
  for (const subscription of await selectSubscriptionIds(db, pending.userId))
    await deliveryJob.queue({ notification, subscription });
}

async function minutesToWait(userId: number): Promise<number> {
  const { hours, timeZone } = await getQuietHours(userId);
  const at = now();
  const here = at.getTime() + offsetMinutes(timeZone, at) * minuteMs;
  return minutesOfQuiet(hours, Math.floor((here % dayMs) / minuteMs));
}

/** The delivery job's handler. Throws when the service may accept it later; the queue then tries again. */
export async function deliverPush(job: { notification: number; subscription: string }): Promise<void> {
  const pending = await findPending(job.notification);
  const target = pending && (await selectSubscription(db, job.subscription, pending.userId));
  if (!pending || !target) return;
  // The operator may have removed a host.
  if (!isAllowedEndpoint(target.endpoint, getEnv().PUSH_HOSTS))
    return deleteSubscription(db, job.subscription);
  const { id, kind } = pending;
  const status = await sendToService(target, await payloadOf(pending), topicOf(kind));
  if (status === 404 || status === 410) return deleteSubscription(db, job.subscription);
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`);
  if (status >= 300) log().warn({ job: 'push', notification: id, status });
}

/**
 * Ids and the name of the kind, without texts and names of others, since other people may look at the screen. Unread chat
 * messages are included if the person has chosen so.
 */
async function payloadOf({ id, kind, userId, locale: told }: Pending) {
  const locale = isLocale(told) ? told : defaultLocale;
  const [name, settings] = await Promise.all([nameKind(kind, locale), getSettings()]);
  const isChat = kind === 'chat_unread';
  const [said] = isChat ? await (await readUnreadChat(db, userId, now()))(locale) : [];
  const text = said ?? name;
  const path = `${localePrefix(locale)}${isChat ? routes.chat() : routes.friendsNews()}`;
  return JSON.stringify({ id, kind, title: settings['site.title'], text, lang: locale, path });
}

type Pending = NonNullable<Awaited<ReturnType<typeof findPending>>>;

/** A later message of a kind replaces one that was not fetched yet; RFC 8030 allows only these characters. */
const topicOf = (kind: Pending['kind']) => kind.replaceAll('_', '-');
