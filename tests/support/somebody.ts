import { apiTokens } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import type { Connection } from '@/db/client';
import { newApiToken } from '@/lib/people/auth/api-tokens';
import { hashPassword } from '@/lib/people/auth/passwords';
import { sealSession } from '@/lib/people/auth/session-cookie';
import { startSession } from '@/lib/people/auth/sessions';
import { issuePair, type TokenPair } from '@/lib/people/auth/token-pair';
import { hashToken } from '@/lib/platform/crypto/token-hash';
import type { Role } from '@/lib/people/auth/viewer';

export interface Somebody {
  id: number;
  email: string;
  cookie: string;
  pair: TokenPair;
}

export const somebodysPassword = 'метель-над-рекой';
let known: Promise<string> | undefined;
let count = 0;

/** Inserts a new user for a test, signed in as a browser and as a program, with a second factor. */
export async function makeSomebody(db: Connection, role: Role): Promise<Somebody> {
  known ??= hashPassword(somebodysPassword);
  count += 1;
  const email = `somebody-${process.pid}-${count}@example.org`;
  const person = { firstName: 'Майя', surname: 'Орлова', birthDate: '1990-02-03', locale: 'ru' };
  const moment = new Date();
  const [row] = await db
    .insert(users)
    .values({
      ...person,
      email,
      role,
      passwordHash: await known,
      consentedAt: moment,
      emailVerifiedAt: moment,
    })
    .returning({ id: users.id });
  return { ...(await signInDirectly(row!.id)), email };
}

/** Starts a session without a password. */
export async function signInDirectly(id: number): Promise<Omit<Somebody, 'email'>> {
  const opening = { remember: true, client: 'browser', userAgent: 'test', secondFactor: true } as const;
  const session = await startSession(id, opening);
  const cookie = await sealSession(session.cookieToken ?? '', true);
  return { id, cookie: cookie.split(';')[0] ?? '', pair: await issuePair(session.id) };
}

/** Makes a personal API token with all scopes. */
export async function makeToken(db: Connection, userId: number): Promise<{ id: string; token: string }> {
  const token = newApiToken();
  const [row] = await db
    .insert(apiTokens)
    .values({ userId, name: 'test', tokenHash: hashToken(token), scopes: ['read', 'learn'] })
    .returning({ id: apiTokens.id });
  return { id: row!.id, token };
}
