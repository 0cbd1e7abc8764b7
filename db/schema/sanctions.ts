import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { appealOutcomes, sanctionKinds } from '@/db/enums';
import { timestampTz } from '@/db/columns';
import { cases } from './moderation';
import { users } from './people';

export const sanctionKind = pgEnum('sanction_kind', sanctionKinds);
export const appealOutcome = pgEnum('appeal_outcome', appealOutcomes);

/** A sanction of a moderator against a person. A warning ends at once; `ends_at` of a permanent suspension is null. */
export const sanctions = pgTable(
  'sanctions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: sanctionKind().notNull(),
    /** Shown to the person. */
    reason: text().notNull(),
    caseId: integer('case_id').references(() => cases.id, { onDelete: 'set null' }),
    imposedBy: integer('imposed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestampTz('created_at').notNull(),
    endsAt: timestampTz('ends_at'),
    /** The time at which the person confirmed that they have read it. */
    acknowledgedAt: timestampTz('acknowledged_at'),
    /** The time at which an appeal lifted it. */
    liftedAt: timestampTz('lifted_at'),
  },
  (table) => [
    index('sanctions_user_idx').on(table.userId, table.id),
    index('sanctions_case_idx').on(table.caseId),
    index('sanctions_imposed_by_idx').on(table.imposedBy),
    check('sanctions_mute_check', sql`${table.kind} <> 'mute' or ${table.endsAt} is not null`),
  ],
);

/** The person's one appeal; `outcome` is null until another moderator has decided. */
export const sanctionAppeals = pgTable(
  'sanction_appeals',
  {
    sanctionId: integer('sanction_id')
      .primaryKey()
      .references(() => sanctions.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: timestampTz('created_at').notNull(),
    outcome: appealOutcome(),
    /** Shown to the person. */
    answer: text(),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestampTz('decided_at'),
  },
  (table) => [
    index('sanction_appeals_decided_by_idx').on(table.decidedBy),
    index('sanction_appeals_open_idx')
      .on(table.createdAt)
      .where(sql`${table.outcome} is null`),
  ],
);
