import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { caseOutcomes, reportReasons, reportSubjects } from '@/db/enums';
import { timestampTz } from '@/db/columns';
import { users } from './people';

export const reportReason = pgEnum('report_reason', reportReasons);
export const reportSubject = pgEnum('report_subject', reportSubjects);
export const caseOutcome = pgEnum('case_outcome', caseOutcomes);

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A case: the reports of one subject that are decided together. A subject has at most one open case. */
export const cases = pgTable(
  'cases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: reportSubject().notNull(),
    /** The subject's key among those of its kind: an id, or several joined by dots. */
    subject: text().notNull(),
    /** Author of the subject or person it is about; null for the site's editors and when the account was deleted. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    openedAt: timestampTz('opened_at').notNull(),
    /** Time by which moderators aim to decide. */
    dueAt: timestampTz('due_at').notNull(),
    claimedBy: integer('claimed_by').references(() => users.id, { onDelete: 'set null' }),
    claimedAt: timestampTz('claimed_at'),
    outcome: caseOutcome(),
    /** The reason that the owner reads. */
    reason: text(),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestampTz('decided_at'),
    /** The values needed to restore the subject while it is hidden by this case; null when it is not. */
    hidden: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    uniqueIndex('cases_open_key')
      .on(table.kind, table.subject)
      .where(sql`${table.decidedAt} is null`),
    index('cases_subject_idx').on(table.kind, table.subject, table.decidedAt),
    index('cases_due_idx')
      .on(table.dueAt, table.id)
      .where(sql`${table.decidedAt} is null`),
    index('cases_decided_idx').on(table.decidedAt, table.id),
    index('cases_owner_idx').on(table.ownerId),
    index('cases_claimed_by_idx').on(table.claimedBy),
    index('cases_decided_by_idx').on(table.decidedBy),
  ],
);

/** A report. Each person reports a subject once; again only when it has changed since the decision. */
export const reports = pgTable(
  'reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** Null when the account was deleted. */
    reporterId: integer('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: reportReason().notNull(),
    note: text(),
    /** SHA-256 of the evidence at the time of the report. */
    sha256: text().notNull(),
    createdAt: timestampTz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('reports_case_key').on(table.caseId, table.reporterId),
    index('reports_reporter_idx').on(table.reporterId, table.id),
  ],
);

/**
 * A snapshot of the subject at the time of a report, under the SHA-256 of its bytes. A trigger of the migration refuses
 * every change; the clean-up job erases it 180 days after the decision.
 */
export const evidence = pgTable(
  'evidence',
  {
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** SHA-256 of `snapshot` in UTF-8, in hexadecimal digits. */
    sha256: text().notNull(),
    /** JSON (lib/people/reports/subject); it contains the SHA-256 of the picture or the sound. */
    snapshot: text().notNull(),
    picture: bytea(),
    /** The voice note. */
    sound: bytea(),
    sealedAt: timestampTz('sealed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.sha256] })],
);
