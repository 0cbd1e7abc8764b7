import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { roles } from '@/db/enums';
import { moment } from '@/db/columns';

export const role = pgEnum('role', roles);

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    surname: text().notNull(),
    role: role().notNull().default('student'),
    /** Never shown; protects minors. */
    birthDate: date('birth_date').notNull(),
    locale: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    points: integer().notNull().default(0),
    /** IANA name; the browser tells it. Days of learning are counted by it. */
    timeZone: text('time_zone').notNull().default('UTC'),
    consentedAt: moment('consented_at').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    /** When an administrator let this teacher publish. */
    approvedAt: moment('approved_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email_key').on(sql`lower(${table.email})`)],
);

/**
 * One signed-in browser or program: behind a browser's cookie and behind a pair of access and refresh token.
 * Only hashes of tokens are kept; a refresh token is derived from the row's id and `generation`.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the cookie's token; a program has no cookie. */
    tokenHash: text('token_hash').unique(),
    remember: boolean().notNull(),
    userAgent: text('user_agent'),
    /** How often the refresh token was changed for its successor, and when last. */
    generation: integer().notNull().default(0),
    refreshedAt: moment('refreshed_at'),
    /** When the password was last given, and whether a second factor was. */
    authenticatedAt: moment('authenticated_at').notNull().defaultNow(),
    secondFactor: boolean('second_factor').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
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
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('access_tokens_session_idx').on(table.sessionId),
    index('access_tokens_expires_idx').on(table.expiresAt),
  ],
);
