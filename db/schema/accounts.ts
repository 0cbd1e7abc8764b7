import {
  bigint,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { letterTopics, linkPurposes, tokenScopes } from '@/db/enums';
import { timestampTz } from '@/db/columns';
import { users } from './people';

export const linkPurpose = pgEnum('link_purpose', linkPurposes);
export const letterTopic = pgEnum('letter_topic', letterTopics);
export const tokenScope = pgEnum('token_scope', tokenScopes);

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A single-use link in an e-mail: only the hash of its token is stored. `email` is the address it was sent to. */
export const mailLinks = pgTable(
  'mail_links',
  {
    hash: text().primaryKey(),
    userId: owner(),
    purpose: linkPurpose().notNull(),
    email: text().notNull(),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    expiresAt: timestampTz('expires_at').notNull(),
  },
  (table) => [
    index('mail_links_user_idx').on(table.userId),
    index('mail_links_expires_idx').on(table.expiresAt),
  ],
);

/** A pending change of e-mail, which takes effect once both addresses have confirmed it. */
export const emailChanges = pgTable('email_changes', {
  userId: owner().primaryKey(),
  newEmail: text('new_email').notNull(),
  oldConfirmedAt: timestampTz('old_confirmed_at'),
  newConfirmedAt: timestampTz('new_confirmed_at'),
  createdAt: timestampTz('created_at').notNull().defaultNow(),
  expiresAt: timestampTz('expires_at').notNull(),
});

/** Kinds of e-mail a person has unsubscribed from. */
export const mailOptouts = pgTable(
  'mail_optouts',
  { userId: owner(), topic: letterTopic().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
);

/** An encrypted TOTP secret; `confirmed_at` is null until a first code was right. `last_step` is the last time step used. */
export const secondFactors = pgTable('second_factors', {
  userId: owner().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: timestampTz('confirmed_at'),
  lastStep: integer('last_step').notNull().default(0),
});

/** Recovery codes: each may be used once instead of a TOTP code. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: owner(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Tokens for a person's own programs that call the API; only the hash is stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    scopes: tokenScope().array().notNull(),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    lastUsedAt: timestampTz('last_used_at'),
    expiresAt: timestampTz('expires_at'),
  },
  (table) => [index('api_tokens_user_idx').on(table.userId)],
);

/** A download of everything that is stored about somebody: one at a time, kept for a day (lib/people/account). */
export const accountExports = pgTable(
  'account_exports',
  {
    /** Also the name of its file in DATA_DIR. */
    id: uuid().primaryKey().defaultRandom(),
    userId: owner().unique(),
    /** Share of its parts that are done, in percent. */
    progress: smallint().notNull().default(0),
    requestedAt: timestampTz('requested_at').notNull(),
    readyAt: timestampTz('ready_at'),
    failedAt: timestampTz('failed_at'),
    bytes: bigint({ mode: 'number' }),
  },
  (table) => [index('account_exports_requested_idx').on(table.requestedAt)],
);
