import 'server-only';
import { z } from 'zod';
import { hashPassword } from '@/lib/people/auth/passwords';
import { registerInput } from '@/lib/people/auth/schema';
import { dropSecondFactor } from '@/lib/people/auth/second-factor-setup';
import { refuseCommonPassword } from '@/lib/people/auth/service';
import type { Role } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { operatorContext, writeStaffLog } from './log';
import { insertAdministrator, selectPerson, updateRole } from './inside/queries';

const { email, first_name, surname, password } = registerInput.shape;

/** The fields and rules of registration. */
export const administratorInput = z.strictObject({ email, first_name, surname, password });
export type AdministratorInput = z.infer<typeof administratorInput>;

const context = operatorContext('admin:create');

export interface KnownPerson {
  id: number;
  name: string;
  role: Role;
  isVerified: boolean;
}

export async function findPerson(address: string): Promise<KnownPerson | null> {
  const row = await selectPerson(db, address.toLowerCase());
  if (!row) return null;
  const { id, role, firstName, surname: family, emailVerifiedAt } = row;
  return { id, role, name: `${firstName} ${family}`, isVerified: emailVerifiedAt !== null };
}

/** @returns the new person's id, or null when the e-mail is taken. Throws AppError('validation') about the password. */
export async function makeAdministrator(input: AdministratorInput): Promise<number | null> {
  await refuseCommonPassword(input.password);
  const passwordHash = await hashPassword(input.password);
  const at = now();
  return db.transaction(async (on) => {
    const id = await insertAdministrator(on, {
      email: input.email,
      firstName: input.first_name,
      surname: input.surname,
      locale: defaultLocale,
      passwordHash,
      consentedAt: at,
      emailVerifiedAt: at,
      createdAt: at,
    });
    if (id === null) return null;
    const after = { role: 'administrator' };
    await writeStaffLog(on, context, {
      action: 'administrator_made',
      target: `user:${id}`,
      before: null,
      after,
    });
    return id;
  });
}

/** Makes a person an administrator; does nothing when they are one already. */
export async function promote({ id }: KnownPerson): Promise<void> {
  await db.transaction(async (on) => {
    const before = await updateRole(on, id, 'administrator');
    if (before === null || before === 'administrator') return;
    const roles = { before: { role: before }, after: { role: 'administrator' } };
    await writeStaffLog(on, context, { action: 'role_changed', target: `user:${id}`, ...roles });
  });
}

/** Removes the second factor of a person who has lost both the phone and the recovery codes. */
export async function removeSecondFactorOf({ id }: KnownPerson): Promise<void> {
  await db.transaction(async (on) => {
    await dropSecondFactor(id, on);
    const change = {
      action: 'second_factor_removed',
      target: `user:${id}`,
      before: null,
      after: null,
    } as const;
    await writeStaffLog(on, context, change);
  });
}
