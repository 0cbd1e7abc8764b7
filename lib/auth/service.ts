import 'server-only';
import { AppError } from '@/lib/errors';
import { now } from '@/lib/clock';
import type { Locale } from '@/lib/i18n/locales';
import { queueMail } from '@/lib/mail/service';
import { isCommonPassword } from './common-passwords';
import { countLogin, countRegistration, forgiveLogin } from './login-throttle';
import { hashPassword, verifyPassword } from './passwords';
import { insertUser, selectCredentials } from './queries';
import type { LoginInput, Me, RegisterInput } from './schema';
import { endSession, startSession } from './sessions';
import type { Viewer } from './viewer';

/** Where a sign-in comes from. */
export interface Door {
  address: string;
  userAgent: string | null;
  locale: Locale;
}
interface SignedIn {
  user: Me;
  token: string;
}

/** Throws AppError: 'validation' (e-mail taken, common password), 'too_many_requests', 'busy'. */
export async function register(input: RegisterInput, door: Door): Promise<SignedIn> {
  await countRegistration(door.address);
  if (await isCommonPassword(input.password)) {
    throw new AppError('validation', { fields: { password: [{ rule: 'common_password' }] } });
  }
  const user = await insertUser({
    email: input.email,
    firstName: input.first_name,
    surname: input.surname,
    role: input.role,
    birthDate: input.birth_date,
    locale: door.locale,
    passwordHash: await hashPassword(input.password),
    consentedAt: now(),
  });
  if (!user) throw new AppError('validation', { fields: { email: [{ rule: 'unique' }] } });
  await queueMail({ kind: 'welcome', to: input.email, locale: door.locale, name: user.firstName });
  return { user: showMe(user), token: await startSession(user.id, input.remember, door.userAgent) };
}

/** Throws AppError: 'credentials', 'login_throttled', 'busy'. An unknown e-mail costs the same time as a known one. */
export async function login(input: LoginInput, door: Door): Promise<SignedIn> {
  const email = input.email.toLowerCase();
  await countLogin(email, door.address);
  const user = await selectCredentials(email);
  const right = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (!user || !right) throw new AppError('credentials');
  await forgiveLogin(email, door.address);
  return { user: showMe(user), token: await startSession(user.id, input.remember, door.userAgent) };
}

/** Also right when nobody is signed in. */
export async function logout(viewer: Viewer | null): Promise<void> {
  if (viewer) await endSession(viewer);
}

export function showMe(person: Pick<Viewer, 'id' | 'firstName' | 'surname' | 'role' | 'points'>): Me {
  return {
    id: person.id,
    name: `${person.firstName} ${person.surname}`,
    first_name: person.firstName,
    role: person.role,
    points: person.points,
    avatar: null,
  };
}
