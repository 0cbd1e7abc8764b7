import { z } from 'zod';
import { now } from '@/lib/clock';
import { countCodePoints } from '@/lib/text/code-points';
import type { Role } from './viewer';
import { isPersonName, nameLimit, tidyName } from './person-name';

/** Code points after NFKC (decisions, "Accounts"). */
const passwordLength = { min: 10, max: 128 };
/** The youngest age bracket of the community starts here. */
const youngest = 14;
const oldest = 120;

const fault = (rule: string, values: Record<string, string | number> = {}) => ({
  params: { rule, ...values },
});

const personName = z
  .string()
  .transform(tidyName)
  .pipe(
    z
      .string()
      .min(1)
      .refine((name) => countCodePoints(name) <= nameLimit, fault('max.string', { max: nameLimit }))
      .refine(
        (name) => name === '' || countCodePoints(name) > nameLimit || isPersonName(name),
        fault('person_name'),
      ),
  );

const email = z.string().trim().min(1).max(254).pipe(z.email());

const newPassword = z
  .string()
  .min(1)
  .transform((password) => password.normalize('NFKC'))
  .refine((password) => countCodePoints(password) >= passwordLength.min, fault('min.string', passwordLength))
  .refine((password) => countCodePoints(password) <= passwordLength.max, fault('max.string', passwordLength));

const birthDate = z.iso.date().superRefine((date, context) => {
  const today = now().toISOString().slice(0, 10);
  const age = birthdaysBetween(date, today);
  if (date > today || age > oldest) context.addIssue({ code: 'custom', ...fault('birth_date') });
  else if (age < youngest) context.addIssue({ code: 'custom', ...fault('min_age', { min: youngest }) });
});

/** Whole years between two dates of the form 2026-11-21, by the calendar. */
function birthdaysBetween(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

export const registerInput = z
  .strictObject({
    first_name: personName,
    surname: personName,
    email,
    password: newPassword,
    password_confirmation: z.string().min(1),
    remember: z.boolean().default(true),
    role: z.enum(['student', 'teacher']),
    birth_date: birthDate,
    consent: z.boolean().refine((given) => given, fault('accepted')),
  })
  .refine((input) => input.password === input.password_confirmation.normalize('NFKC'), {
    path: ['password'],
    ...fault('confirmed'),
  });
export type RegisterInput = z.infer<typeof registerInput>;

/** No rule but presence: what was typed is right or it is not. */
export const loginInput = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1000),
  remember: z.boolean().default(true),
});
export type LoginInput = z.infer<typeof loginInput>;

export interface Me {
  id: number;
  name: string;
  first_name: string;
  role: Role;
  points: number;
  avatar: null;
}
