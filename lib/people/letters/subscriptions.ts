import 'server-only';
import type { Connection } from '@/db/client';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { LetterTopic } from './inside/kinds';
import { deleteOptout, insertOptout, isOptedOut } from './inside/queries';
import { readUnsubscribeToken, type Subscription } from './inside/unsubscribe-token';

export async function isWanted({ userId, topic }: Subscription): Promise<boolean> {
  return !(await isOptedOut(userId, topic));
}

/** Subscribes or unsubscribes; a repeat changes nothing. */
export async function setWanted(
  { userId, topic }: Subscription,
  wanted: boolean,
  on: Connection = db,
): Promise<void> {
  await (wanted ? deleteOptout(on, userId, topic) : insertOptout(on, userId, topic));
}

/** The subscription of an unsubscribe link; null when the signature is not ours. */
export async function findSubscription(
  token: string,
): Promise<{ topic: LetterTopic; wanted: boolean } | null> {
  const subscription = readUnsubscribeToken(token);
  return subscription && { topic: subscription.topic, wanted: await isWanted(subscription) };
}

/** Unsubscribes or subscribes again by a link. Throws AppError('link_invalid'). */
export async function setWantedByLink(token: string, wanted: boolean): Promise<void> {
  const subscription = readUnsubscribeToken(token);
  if (!subscription) throw new AppError('link_invalid');
  await setWanted(subscription, wanted);
}
