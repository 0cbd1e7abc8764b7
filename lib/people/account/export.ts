import 'server-only';
import { asc, eq, sql } from 'drizzle-orm';
import { apiTokens, emailChanges, mailOptouts, secondFactors } from '@/db/schema/accounts';
import { sessions, users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import { atOnce } from '@/lib/platform/export/records';

/**
 * The data of the account itself. For passwords, tokens and secrets it only says that they exist: hashes are of no use to
 * anybody.
 */
export const exportAccount = (userId: number) => [
  atOnce('account', () => selectAccount(userId)),
  atOnce('email_change', () => selectEmailChange(userId)),
  atOnce('session', () => selectSessions(userId)),
  atOnce('api_token', () => selectTokens(userId)),
  atOnce('unwanted_letter', () => selectUnwanted(userId)),
  atOnce('second_factor', () => selectSecondFactor(userId)),
];

async function selectAccount(userId: number) {
  return db
    .select({
      id: users.id,
      first_name: users.firstName,
      surname: users.surname,
      email: users.email,
      email_verified: users.emailVerifiedAt,
      role: users.role,
      birth_date: users.birthDate,
      language: users.locale,
      time_zone: users.timeZone,
      points: users.points,
      paid_until: users.paidUntil,
      consented: users.consentedAt,
      consent_version: users.consentVersion,
      teacher_approved: users.approvedAt,
      erased_on: users.eraseAt,
      registered: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
}

async function selectEmailChange(userId: number) {
  return db
    .select({
      new_email: emailChanges.newEmail,
      old_confirmed: emailChanges.oldConfirmedAt,
      new_confirmed: emailChanges.newConfirmedAt,
      requested: emailChanges.createdAt,
    })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId));
}

/** A person has at most twenty sessions. */
async function selectSessions(userId: number) {
  return db
    .select({ browser: sessions.userAgent, began: sessions.createdAt, last_seen: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt), asc(sessions.id))
    .limit(100);
}

async function selectTokens(userId: number) {
  return db
    .select({
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      made: apiTokens.createdAt,
      last_used: apiTokens.lastUsedAt,
      expires: apiTokens.expiresAt,
    })
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(asc(apiTokens.createdAt), asc(apiTokens.id))
    .limit(100);
}

async function selectUnwanted(userId: number) {
  return db
    .select({ topic: mailOptouts.topic })
    .from(mailOptouts)
    .where(eq(mailOptouts.userId, userId))
    .orderBy(asc(mailOptouts.topic))
    .limit(100);
}

async function selectSecondFactor(userId: number) {
  return db
    .select({ confirmed: secondFactors.confirmedAt, uses_an_app: sql<boolean>`true` })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
}
