import { z } from 'zod';
import { roles } from '@/db/enums';
import { locales } from '@/lib/platform/i18n/locales';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';

import { isPersonName, maxNameCodePoints, tidyName } from './inside/person-name';

/** Length of a new password in code points after NFKC (decisions, "Accounts"). */
const passwordCodePoints = { min: 10, max: 128 };

export const personName = z
  .string()
  .transform(tidyName)
  .pipe(
    z
      .string()
      .min(1)
      .refine(
        (name) => countCodePoints(name) <= maxNameCodePoints,
        rule('max.string', { max: maxNameCodePoints }),
      )
      .refine(
        (name) => name === '' || countCodePoints(name) > maxNameCodePoints || isPersonName(name),
        rule('person_name'),
      ),
  )
  .meta({
    minLength: 1,
    maxLength: maxNameCodePoints,
    description: 'Letters, spaces, hyphens, apostrophes and dots; the letters of a word in one script.',
  });

export const email = z.string().trim().min(1).max(254).pipe(z.email());

export const newPassword = z
  .string()
  .min(1)
  .transform((password) => password.normalize('NFKC'))
  .refine(
    (password) => countCodePoints(password) >= passwordCodePoints.min,
    rule('min.string', passwordCodePoints),
  )
  .refine(
    (password) => countCodePoints(password) <= passwordCodePoints.max,
    rule('max.string', passwordCodePoints),
  )
  .describe('10 to 128 characters, and not a common one.');

/** Whether the password was typed the same twice; a difference is reported at the password. */
export const isConfirmed = (input: { password: string; password_confirmation: string }) =>
  input.password === input.password_confirmation.normalize('NFKC');
export const notConfirmed = { path: ['password'], ...rule('confirmed') };

/** The kind of client that signs in: a browser gets cookies, a program gets both tokens in the body. */
const client = z.enum(['browser', 'program']).default('browser');

export const registerInput = z
  .strictObject({
    first_name: personName,
    surname: personName,
    email,
    password: newPassword,
    password_confirmation: z.string().min(1),
    remember: z.boolean().default(true),
    client,
    role: z.enum(['student', 'teacher']),
    old_enough: z
      .boolean()
      .refine((given) => given, rule('accepted'))
      .describe('That the person is 14 or older.'),
    consent: z.boolean().refine((given) => given, rule('accepted')),
  })
  .refine(isConfirmed, notConfirmed);
export type RegisterInput = z.infer<typeof registerInput>;

/** Only presence is checked: credentials are either right or wrong. */
export const loginInput = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1000),
  remember: z.boolean().default(true),
  client,
  /** The code of the second factor, if the account has one: six digits or a recovery code. */
  code: z.string().trim().max(40).optional(),
});
export type LoginInput = z.infer<typeof loginInput>;

export const me = z.object({
  id: z.int(),
  name: z.string(),
  first_name: z.string(),
  role: z.enum(roles),
  points: z.int(),
  avatar: z.string().nullable().describe('The path of the photograph.'),
  locale: z.enum(locales),
  time_zone: z.string().describe('IANA name; days of learning are counted by it.'),
  is_verified: z.boolean(),
  must_consent: z
    .boolean()
    .describe('The agreement or the policy on personal data has changed since the person agreed.'),
  erase_at: z.iso
    .datetime()
    .nullable()
    .describe('When the account is erased; null unless its owner has asked for that.'),
});
export type Me = z.infer<typeof me>;

const access = z.object({
  access_token: z.string(),
  expires_in: z.int().describe('Seconds.'),
  refresh_token: z.string().optional().describe('Only for a program.'),
});
export const refreshAnswer = access;
export type AccessAnswer = z.infer<typeof access>;
export const signedInAnswer = access.extend({ user: me });
export type SignedInAnswer = z.infer<typeof signedInAnswer>;

/** A browser's refresh token is in its cookie. */
export const refreshInput = z.strictObject({ refresh_token: z.string().max(200).optional() });

export const lostpassInput = z.strictObject({ email });

const linkToken = z.string().min(1).max(200);

export const resetInput = z
  .strictObject({ token: linkToken, password: newPassword, password_confirmation: z.string().min(1) })
  .refine(isConfirmed, notConfirmed);

export const linkInput = z.strictObject({ token: linkToken });

/** The purpose of a link in a letter, and its state; 'waiting': the other address has not confirmed yet. */
export const linkAnswer = z.object({
  purpose: z.enum(['verify', 'change_old', 'change_new']),
  state: z.enum(['done', 'waiting']),
});
export type LinkAnswer = z.infer<typeof linkAnswer>;
