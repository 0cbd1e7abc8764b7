import { index, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { letterTopics, linkPurposes, tokenScopes } from '@/db/enums';
import { moment } from '@/db/columns';
import { users } from './people';

export const linkPurpose = pgEnum('link_purpose', linkPurposes);
export const letterTopic = pgEnum('letter_topic', letterTopics);
export const tokenScope = pgEnum('token_scope', tokenScopes);

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A link in a letter, good once: only the hash of its token is kept. `email` is the address it was sent to. */
export const mailLinks = pgTable(
  'mail_links',
  {
    hash: text().primaryKey(),
    userId: owner(),
    purpose: linkPurpose().notNull(),
    email: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('mail_links_user_idx').on(table.userId),
    index('mail_links_expires_idx').on(table.expiresAt),
  ],
);

/** A wish for another e-mail, which comes true once both addresses have agreed. */
export const emailChanges = pgTable('email_changes', {
  userId: owner().primaryKey(),
  newEmail: text('new_email').notNull(),
  oldConfirmedAt: moment('old_confirmed_at'),
  newConfirmedAt: moment('new_confirmed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
});

/** Letters somebody does not want. */
export const mailOptouts = pgTable(
  'mail_optouts',
  { userId: owner(), topic: letterTopic().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
);

/** A TOTP secret, sealed; `confirmed_at` is null until a first code was right. `last_step` was used up. */
export const secondFactors = pgTable('second_factors', {
  userId: owner().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  lastStep: integer('last_step').notNull().default(0),
});

/** Each good once, instead of a code. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: owner(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** What a person's own programs call the API with; only the hash is kept. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    scopes: tokenScope().array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [index('api_tokens_user_idx').on(table.userId)],
);
