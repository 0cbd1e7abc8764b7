import { createECDH, randomBytes } from 'node:crypto';
import type { Connection } from '@/db/client';
import { notificationsOf } from '@/tests/support/notifications';
import type { Somebody } from '@/tests/support/somebody';
import { joinCommunity, makeMember, tie } from '@/tests/support/ties';

/** A notification for the caller: somebody follows them. */
async function told(caller: Somebody, db: Connection): Promise<number> {
  await joinCommunity(db, caller.id);
  await tie(await makeMember(db), 'follow', caller);
  const { items } = await notificationsOf(caller);
  return items[0]?.id ?? 0;
}

const browser = (id: number) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${id}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});

export const notificationCalls = {
  'GET /api/push': () => ({}),
  'PUT /api/push/subscriptions': ({ id }: Somebody) => ({ body: browser(id) }),
  'DELETE /api/push/subscriptions': ({ id }: Somebody) => ({ body: { endpoint: browser(id).endpoint } }),
  'GET /api/notifications': async (caller: Somebody, db: Connection) => {
    await told(caller, db);
    return {};
  },
  'PUT /api/notifications/{notification}/read': async (caller: Somebody, db: Connection) => ({
    params: { notification: String(await told(caller, db)) },
  }),
  'PUT /api/notifications/read': async (caller: Somebody, db: Connection) => ({
    body: { until: await told(caller, db) },
  }),
  'GET /api/notifications/choices': () => ({}),
  'PATCH /api/notifications/choices': () => ({
    body: { choice: { kind: 'follower', channel: 'mail', wanted: true }, quiet: { from: 21, until: 9 } },
  }),
};
