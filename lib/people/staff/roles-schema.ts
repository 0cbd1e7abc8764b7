import { z } from 'zod';
import { roles } from '@/db/enums';
import { maxPostgresInt } from '@/lib/platform/validation/postgres-int';

export const peopleQuery = z.strictObject({
  words: z
    .string()
    .trim()
    .max(64)
    .default('')
    .describe('A part of the name or e-mail; staff when it is empty.'),
  /** The first page is 0. */
  page: z.coerce.number().int().min(0).max(10_000).default(0),
});
export type PeopleQuery = z.infer<typeof peopleQuery>;

export const roleHolder = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    is_verified: z.boolean(),
    has_second_factor: z.boolean(),
  })
  .meta({ id: 'RoleHolder' });
export type RoleHolder = z.infer<typeof roleHolder>;
export const roleHolders = z.object({
  people: z.array(roleHolder),
  /** The next page; null at the end. */
  next: z.int().nullable(),
});
export type RoleHolders = z.infer<typeof roleHolders>;

export const personParams = z.object({ person: z.coerce.number().int().min(1).max(maxPostgresInt) });
export const roleInput = z.strictObject({ role: z.enum(roles) });
