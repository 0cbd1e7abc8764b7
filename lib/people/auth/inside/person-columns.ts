import 'server-only';
import { notIlike, sql, type SQL } from 'drizzle-orm';
import { users } from '@/db/schema/people';
import { getEnv } from '@/lib/platform/env';
import { demoDomain } from '@/lib/people/demo/demo-people';

/** The columns that make a viewer. */
export const personColumns = {
  id: users.id,
  role: users.role,
  firstName: users.firstName,
  surname: users.surname,
  locale: users.locale,
  points: users.points,
  timeZone: users.timeZone,
  emailVerifiedAt: users.emailVerifiedAt,
  consentVersion: users.consentVersion,
  eraseAt: users.eraseAt,
  photoId: sql<string | null>`(select p.photo_id from profiles p where p.user_id = ${users.id})`,
  mutedUntil: users.mutedUntil,
  suspendedUntil: users.suspendedUntil,
};

/**
 * Condition of every query for a caller. The demo accounts have a public password: where their rows
 * were copied into production, their passwords, sessions and tokens are refused.
 */
export function canSignIn(): SQL | undefined {
  return getEnv().APP_ENV === 'production' ? notIlike(users.email, `%@${demoDomain}`) : undefined;
}
