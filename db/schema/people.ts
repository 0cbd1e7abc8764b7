import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { consentVersion, roles } from '@/db/enums';
import { timestampTz } from '@/db/columns';

export const role = pgEnum('role', roles);

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    surname: text().notNull(),
    role: role().notNull().default('student'),
    /** Whether it is a machine that answers by rules (lib/chat/practice-partner), and is shown as one. */
    isMachine: boolean('is_machine').notNull().default(false),
    /** Never shown; protects minors. Null until its owner joins the community: their age is unknown. */
    birthDate: date('birth_date'),
    locale: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    points: integer().notNull().default(0),
    /** IANA time zone, sent by the browser; days of learning are counted by it. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /**
     * Time of agreement to the agreement and the policy on personal data, and their version; new people agree to the current
     * one.
     */
    consentedAt: timestampTz('consented_at').notNull(),
    consentVersion: integer('consent_version').notNull().default(consentVersion),
    emailVerifiedAt: timestampTz('email_verified_at'),
    /** The time at which an administrator allowed this teacher to publish. */
    approvedAt: timestampTz('approved_at'),
    /** Last day of a subscription (spec §3), which an administrator sets; shown only to the person and to administrators. */
    paidUntil: date('paid_until'),
    /**
     * Time when the account is to be erased; null unless its owner has asked for that. Until then the person is hidden from
     * others.
     */
    eraseAt: timestampTz('erase_at'),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    /**
     * The time until which the person may not write, and until which they may do nothing at all: the latest ends of their
     * sanctions (lib/people/sanctions).
     */
    mutedUntil: timestampTz('muted_until'),
    suspendedUntil: timestampTz('suspended_until'),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_erase_idx')
      .on(table.eraseAt)
      .where(sql`${table.eraseAt} is not null`),
    index('users_suspended_idx')
      .on(table.suspendedUntil)
      .where(sql`${table.suspendedUntil} is not null`),
  ],
);

/**
 * A session of a browser or program: it belongs to a browser's cookie and to a pair of access and refresh token.
 * Only hashes of tokens are kept; a refresh token is derived from the row's id and `generation`.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the cookie's token; null for a program, which has no cookie. */
    tokenHash: text('token_hash').unique(),
    remember: boolean().notNull(),
    userAgent: text('user_agent'),
    /** How often the refresh token was rotated, and the time of the last rotation. */
    generation: integer().notNull().default(0),
    refreshedAt: timestampTz('refreshed_at'),
    /** The time at which the password was last entered, and whether a second factor was. */
    authenticatedAt: timestampTz('authenticated_at').notNull().defaultNow(),
    secondFactor: boolean('second_factor').notNull().default(false),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    lastSeenAt: timestampTz('last_seen_at').notNull().defaultNow(),
    expiresAt: timestampTz('expires_at').notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_expires_idx').on(table.expiresAt)],
);

export const accessTokens = pgTable(
  'access_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: timestampTz('expires_at').notNull(),
  },
  (table) => [
    index('access_tokens_session_idx').on(table.sessionId),
    index('access_tokens_expires_idx').on(table.expiresAt),
  ],
);
