import { z } from 'zod';
import { revisionCauses } from '@/db/enums';
import { rowId } from '@/lib/learning/courses/schema';
import { locales } from '@/lib/platform/i18n/locales';
import { maxPostgresInt } from '@/lib/platform/validation/postgres-int';

export const revisionsQuery = z.strictObject({
  locale: z.enum(locales),
  /** The id of the last revision on the previous page; older ones follow. */
  before: z.coerce.number().int().min(1).max(maxPostgresInt).optional(),
});
export type RevisionsQuery = z.infer<typeof revisionsQuery>;
export const revisionParams = z.object({ document: rowId, revision: rowId });

const head = {
  id: z.int(),
  locale: z.enum(locales),
  cause: z.enum(revisionCauses),
  at: z.iso.datetime(),
  by: z.object({ id: z.int(), name: z.string() }).nullable(),
};
export const revisionPage = z.object({
  revisions: z.array(z.object({ ...head, title: z.string() })),
  next: z.int().nullable(),
});
export type RevisionPage = z.infer<typeof revisionPage>;

export const revision = z.object({
  ...head,
  title: z.string(),
  description: z.string(),
  body: z.string(),
});
export type Revision = z.infer<typeof revision>;
/** The version of the draft that the revision replaces. */
export const restoration = z.strictObject({ version: z.int().min(0) });
