import 'server-only';
import { AppError } from '@/lib/errors';
import { now } from '@/lib/clock';
import { db } from '@/lib/database';
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

/**
 * Makes an account and signs it in. The same registration again within a minute, as a retry sends it, signs in.
 * Throws AppError: 'validation' (e-mail taken, common password), 'too_many_requests', 'busy'.
 */
export async function register(input: RegisterInput, door: Door): Promise<SignedIn> {
  await countRegistration(door.address);
  if (await isCommonPassword(input.password)) {
    throw new AppError('validation', { fields: { password: [{ rule: 'common_password' }] } });
  }
  return (await makeAccount(input, door)) ?? (await repeatRegistration(input, door));
}

/** Null when the e-mail is taken. Account, letter and session come about together or not at all. */
async function makeAccount(input: RegisterInput, door: Door): Promise<SignedIn | null> {
  const passwordHash = await hashPassword(input.password);
  return db.transaction(async (on) => {
    const user = await insertUser(on, {
      email: input.email,
      firstName: input.first_name,
      surname: input.surname,
      role: input.role,
      birthDate: input.birth_date,
      locale: door.locale,
      passwordHash,
      consentedAt: now(),
      createdAt: now(),
    });
    if (!user) return null;
    await queueMail({ kind: 'welcome', to: input.email, locale: door.locale, name: user.firstName }, on);
    return { user: showMe(user), token: await startSession(user.id, input.remember, door.userAgent, on) };
  });
}

/** A retry may arrive this long after the first. */
const retryPeriod = 60_000;

async function repeatRegistration(input: RegisterInput, door: Door): Promise<SignedIn> {
  const user = await selectCredentials(input.email.toLowerCase());
  const isFresh = user !== null && now().getTime() - user.createdAt.getTime() < retryPeriod;
  if (!isFresh || !(await verifyPassword(user.passwordHash, input.password))) {
    throw new AppError('validation', { fields: { email: [{ rule: 'unique' }] } });
  }
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
