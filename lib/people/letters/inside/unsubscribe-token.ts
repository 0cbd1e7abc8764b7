import 'server-only';
import { letterTopics } from '@/db/enums';
import { isSigned, sign } from '@/lib/platform/crypto/token-hash';
import type { LetterTopic } from './kinds';

/*
 * The token of an unsubscribe link: the account, the topic, and our signature. It never expires and
 * works without signing in, because it can only unsubscribe and subscribe again.
 */
const pattern = /^(\d{1,10})\.([a-z]+)\.([\w-]{43})$/u;
const purpose = 'unsubscribe';

export interface Subscription {
  userId: number;
  topic: LetterTopic;
}

export function unsubscribeTokenOf({ userId, topic }: Subscription): string {
  const value = `${userId}.${topic}`;
  return `${value}.${sign(purpose, value)}`;
}

/** Null when the signature is not ours. */
export function readUnsubscribeToken(token: string): Subscription | null {
  const [, userId, name, signature] = pattern.exec(token) ?? [];
  const topic = letterTopics.find((each) => each === name);
  if (userId === undefined || topic === undefined || signature === undefined) return null;
  return isSigned(purpose, `${userId}.${topic}`, signature) ? { userId: Number(userId), topic } : null;
}
