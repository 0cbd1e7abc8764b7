import { z } from 'zod';
import { cefrLevels, interests, occupations, personGenders } from '@/db/enums';
import { filters } from './filters-schema';
import { lastPage, maxCount, pageSize } from './limits';

export const usersQuery = z.strictObject({
  ...filters.shape,
  page: z.coerce
    .number()
    .int()
    .min(0)
    .max(lastPage)
    .default(0)
    .describe(`Counted from 0, ${pageSize} people each.`),
  after: z
    .string()
    .regex(/^[0-4]_\d{1,14}_\d{1,9}$/u)
    .exactOptional()
    .describe('`next` of the answer before, in the place of `page`; it goes on without an end.'),
});
export type UsersQuery = z.infer<typeof usersQuery>;

const years = z.object({ min: z.int(), max: z.int().nullable() });

const userCard = z
  .object({
    id: z.int(),
    name: z.string(),
    photo: z.string().nullable().describe('The address of the photograph.'),
    age: years.nullable().describe('The bracket.'),
    gender: z.enum(personGenders).nullable(),
    country: z.string().nullable(),
    native_language: z.string().nullable(),
    russian_level: z.enum(cefrLevels).nullable().describe('As the person says.'),
    tested_level: z
      .enum(cefrLevels)
      .nullable()
      .describe('By the level test, or a passed course of this level.'),
    occupation: z.enum(occupations).nullable(),
    languages: z.array(
      z.object({ language: z.string(), level: z.enum([...cefrLevels, 'native']), is_learning: z.boolean() }),
    ),
    interests: z.array(z.enum(interests)),
    is_online: z.boolean().describe('Whether they are here now, and the caller may know it.'),
    last_seen_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'UserCard', description: 'What the caller may see of a person; the rest is null or empty.' });
export type UserCard = z.infer<typeof userCard>;

export const usersAnswer = z.object({
  users: z.array(userCard),
  count: z.int().describe(`How many people were found, exactly up to ${maxCount}.`),
  count_is_capped: z.boolean().describe('Whether there are more than `count`.'),
  countries: z.array(z.string()).describe('Where the people live whom the caller may find.'),
  next: z.string().nullable().describe('What to ask for the next people with; null at the end.'),
});
export type UsersAnswer = z.infer<typeof usersAnswer>;
