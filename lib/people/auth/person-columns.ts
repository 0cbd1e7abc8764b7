import 'server-only';
import { notIlike, type SQL } from 'drizzle-orm';
import { users } from '@/db/schema/people';
import { getEnv } from '@/lib/platform/env';
import { demoDomain } from '@/lib/people/demo/demo-people';

/** What every caller is known by. */
export const person = {
  id: users.id,
  role: users.role,
  firstName: users.firstName,
  surname: users.surname,
  locale: users.locale,
  points: users.points,
  timeZone: users.timeZone,
  emailVerifiedAt: users.emailVerifiedAt,
};

/**
 * Part of every question about who is calling. The demonstration's people have a public password: where their rows
 * came along into production, no password, session or token of theirs is any good.
 */
export function mayEnter(): SQL | undefined {
  return getEnv().APP_ENV === 'production' ? notIlike(users.email, `%@${demoDomain}`) : undefined;
}
