import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { getEnv } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { isAllowedEndpoint } from './endpoint-policy';
import { maxSubscriptions } from './limits';
import { deleteByEndpoint, removeOldest, selectSubscriptionIds, upsertSubscription } from './inside/queries';
import type { PushAnswer, SubscriptionInput } from './schema';

type Me = Pick<Viewer, 'id'>;

export async function getPush({ id }: Me): Promise<PushAnswer> {
  const subscriptions = await selectSubscriptionIds(db, id);
  return { public_key: getEnv().VAPID_PUBLIC_KEY ?? null, subscriptions: subscriptions.length };
}

/**
 * Subscribes this browser to the viewer's messages; a repeat changes nothing. Throws AppError: 'validation', 'not_found'.
 */
export async function subscribe(viewer: Me, { endpoint, keys }: SubscriptionInput): Promise<PushAnswer> {
  const { PUSH_HOSTS, VAPID_PUBLIC_KEY } = getEnv();
  if (VAPID_PUBLIC_KEY === undefined) throw new AppError('not_found');
  if (!isAllowedEndpoint(endpoint, PUSH_HOSTS)) throw refusedEndpoint();
  await db.transaction(async (on) => {
    const isOurs = await upsertSubscription(on, {
      userId: viewer.id,
      endpoint,
      ...keys,
      createdAt: now(),
    });
    if (!isOurs) throw refusedEndpoint();
    await removeOldest(on, viewer.id, maxSubscriptions);
  });
  return getPush(viewer);
}

const refusedEndpoint = () => new AppError('validation', { fields: { endpoint: [{ rule: 'url' }] } });

/** Ends the subscription of this browser; a repeat changes nothing. */
export async function unsubscribe(viewer: Me, endpoint: string): Promise<PushAnswer> {
  await deleteByEndpoint(db, viewer.id, endpoint);
  return getPush(viewer);
}
