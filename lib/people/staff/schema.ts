import { z } from 'zod';
import { maxPostgresInt } from '@/lib/platform/validation/postgres-int';

/** The actions of the staff log; each has a sentence in messages/…/admin.json. */
const staffActions = [
  'setting_changed',
  'administrator_made',
  'role_changed',
  'second_factor_removed',
  'paid_until_changed',
  'course_teacher_added',
  'course_teacher_removed',
  'teacher_approved',
  'teacher_approval_withdrawn',
  'document_published',
  'document_scheduled',
  'document_unpublished',
  'document_deleted',
  'comment_hidden',
  'comment_restored',
  'comment_reports_dismissed',
  'case_claimed',
  'case_released',
  'case_dismissed',
  'case_acted',
  'case_restored',
  'appeal_upheld',
  'appeal_lifted',
  'course_review_hidden',
  'course_review_restored',
] as const;
export type StaffAction = (typeof staffActions)[number];

export const staffLogQuery = z.object({
  /** The id of the last loaded entry; the answer has older ones. */
  before: z.coerce.number().int().min(1).max(maxPostgresInt).optional(),
});
export type StaffLogQuery = z.infer<typeof staffLogQuery>;

const entry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** The name is null for a deleted account and for the operator, whose id is 0. */
  staff: z.object({ id: z.int(), name: z.string().nullable() }),
  action: z.enum(staffActions),
  /** A setting's key, or `user:7`. */
  target: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  address: z.string(),
  request: z.string(),
});
export type StaffLogEntry = z.infer<typeof entry>;

export const staffLogPage = z.object({
  entries: z.array(entry),
  /** The `before` of the next page; null at the end. */
  next: z.int().nullable(),
});
export type StaffLogPage = z.infer<typeof staffLogPage>;
