import 'server-only';
import { letterTopics } from '@/db/enums';
import { isSigned, sign } from '@/lib/platform/crypto/token-hash';
import type { LetterTopic } from './kinds';

/*
 * What an unsubscribe link carries: whose letters, of which topic, and our signature. It is good for ever and
 * works signed out, and all it can do is to stop letters or to let them come again.
 */
const shape = /^(\d{1,10})\.([a-z]+)\.([\w-]{43})$/u;
const purpose = 'unsubscribe';

export interface Subscription {
  userId: number;
  topic: LetterTopic;
}

export function unsubscribeTokenOf({ userId, topic }: Subscription): string {
  const value = `${userId}.${topic}`;
  return `${value}.${sign(purpose, value)}`;
}

/** Null when it is none of ours. */
export function readUnsubscribeToken(token: string): Subscription | null {
  const [, userId, name, signature] = shape.exec(token) ?? [];
  const topic = letterTopics.find((each) => each === name);
  if (userId === undefined || topic === undefined || signature === undefined) return null;
  return isSigned(purpose, `${userId}.${topic}`, signature) ? { userId: Number(userId), topic } : null;
}
