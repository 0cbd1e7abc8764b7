import 'server-only';
import type { Connection } from '@/db/client';
import { AppError } from '@/lib/platform/errors';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { isCommonPassword } from './common-passwords';
import { countLogin, countRegistration } from './login-throttle';
import { hashPassword, needsRehash, verifyPassword } from './passwords';
import { insertUser, lockPassword, selectCredentials, updatePasswordHash } from './queries';
import { readRefreshToken } from './refresh-token';
import type { LoginInput, Me, RegisterInput } from './schema';
import { finishLogin } from './second-factor';
import { deleteSession } from './session-queries';
import { endSession, showPerson, startSession, type Opening, type StartedSession } from './sessions';
import { refuseReservedName, refuseStaffName } from './staff-names';
import { issuePair, type TokenPair } from './token-pair';
import { queueVerification } from './verification';
import type { Viewer } from './viewer';

/** Where a sign-in comes from. */
export interface Door {
  address: string;
  userAgent: string | null;
  locale: Locale;
}

export interface SignedIn {
  user: Me;
  session: StartedSession;
  pair: TokenPair;
}

/**
 * Makes an account and signs it in. The same registration again within a minute, as a retry sends it, signs in.
 * Throws AppError: 'validation' (e-mail taken, common password, a name of our staff), 'too_many_requests', 'busy'.
 */
export async function register(input: RegisterInput, door: Door): Promise<SignedIn> {
  await countRegistration(door.address);
  await refuseCommonPassword(input.password);
  const name = { firstName: input.first_name, surname: input.surname };
  await refuseReservedName(name);
  await refuseStaffName(db, name);
  return (await makeAccount(input, door)) ?? (await repeatRegistration(input, door));
}

/** Throws AppError('validation') about `password`. */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw new AppError('validation', { fields: { password: [{ rule: 'common_password' }] } });
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
    await queueVerification(user.id, on);
    return signIn(user, openingOf(input, door), on);
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
  return signIn(user, openingOf(input, door), db);
}

/**
 * Throws AppError: 'credentials', 'login_throttled', 'busy', 'second_factor_required', 'second_factor_wrong'.
 * An unknown e-mail costs the same time as a known one.
 */
export async function login(input: LoginInput, door: Door): Promise<SignedIn> {
  const email = input.email.toLowerCase();
  await countLogin(email, door.address);
  const user = await selectCredentials(email);
  const right = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (!user || !right) throw new AppError('credentials');
  const secondFactor = await finishLogin(user.id, input.code, { email, address: door.address });
  const today = needsRehash(user.passwordHash) ? await hashPassword(input.password) : null;
  return db.transaction(async (on) => {
    // Whoever puts a new password in force ends the sessions there are: none may come after that by the old one.
    const stored = await lockPassword(on, user.id);
    const isSame = stored === user.passwordHash || (await verifyPassword(stored, input.password));
    if (!isSame) throw new AppError('credentials');
    if (today !== null) await updatePasswordHash(on, user.id, today);
    return signIn(user, { ...openingOf(input, door), secondFactor }, on);
  });
}

const openingOf = (
  { remember, client }: Pick<Opening, 'remember' | 'client'>,
  { userAgent }: Door,
): Opening => ({ remember, client, userAgent, secondFactor: false });

async function signIn(
  user: Parameters<typeof showPerson>[0],
  opening: Opening,
  on: Connection,
): Promise<SignedIn> {
  const session = await startSession(user.id, opening, on);
  return { user: showMe(showPerson(user)), session, pair: await issuePair(session.id, 0, on) };
}

/** Also right when nobody is signed in. A browser whose access is over is known by its refresh token. */
export async function logout(viewer: Viewer | null, refreshToken: string | null): Promise<void> {
  if (viewer) return endSession(viewer);
  const known = refreshToken === null ? null : readRefreshToken(refreshToken);
  if (known) await deleteSession(known.session);
}

export function showMe(person: Omit<Viewer, 'session'>): Me {
  return {
    id: person.id,
    name: `${person.firstName} ${person.surname}`,
    first_name: person.firstName,
    role: person.role,
    points: person.points,
    avatar: null,
    locale: person.locale,
    time_zone: person.timeZone,
    is_verified: person.isVerified,
  };
}
