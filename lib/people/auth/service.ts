import 'server-only';
import type { Connection } from '@/db/client';
import { consentVersion } from '@/db/enums';
import { AppError } from '@/lib/platform/errors';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { minuteMs } from '@/lib/platform/time/units';
import { isCommonPassword } from './inside/common-passwords';
import { consumeLogin, consumeRegistration } from './inside/login-throttle';
import { hashPassword, needsRehash, verifyPassword } from './passwords';
import { insertUser, lockPassword, selectCredentials, updatePasswordHash } from './inside/queries';
import { readRefreshToken } from './inside/refresh-token';
import type { LoginInput, Me, RegisterInput } from './schema';
import { finishLogin } from './inside/second-factor';
import { deleteSession } from './inside/session-queries';
import { endSession, showPerson, startSession, type SessionOptions, type StartedSession } from './sessions';
import { refuseReservedName, refuseStaffName } from './staff-names';
import { issuePair, type TokenPair } from './token-pair';
import { queueVerification } from './verification';
import type { Viewer } from './viewer';

/** The client that signs in. */
export interface ClientInfo {
  /** IP address. */
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
 * Creates an account and signs it in. The same registration again within a minute is a retry and signs in.
 * Throws AppError: 'validation' (e-mail taken, common password, a name of our staff), 'too_many_requests', 'busy'.
 */
export async function register(input: RegisterInput, clientInfo: ClientInfo): Promise<SignedIn> {
  await consumeRegistration(clientInfo.address);
  await refuseCommonPassword(input.password);
  const name = { firstName: input.first_name, surname: input.surname };
  await refuseReservedName(name);
  await refuseStaffName(db, name);
  return (await makeAccount(input, clientInfo)) ?? (await repeatRegistration(input, clientInfo));
}

/** Throws AppError('validation') about `password`. */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw new AppError('validation', { fields: { password: [{ rule: 'common_password' }] } });
}

/** Null when the e-mail is taken. Account, letter and session are written in one transaction. */
async function makeAccount(input: RegisterInput, clientInfo: ClientInfo): Promise<SignedIn | null> {
  const passwordHash = await hashPassword(input.password);
  return db.transaction(async (on) => {
    const user = await insertUser(on, {
      email: input.email,
      firstName: input.first_name,
      surname: input.surname,
      role: input.role,
      locale: clientInfo.locale,
      passwordHash,
      consentedAt: now(),
      consentVersion,
      createdAt: now(),
    });
    if (!user) return null;
    await queueVerification(user.id, on);
    return signIn(user, sessionOptions(input, clientInfo), on);
  });
}

/** A retry may arrive this long after the first call. */
const retryPeriodMs = minuteMs;

async function repeatRegistration(input: RegisterInput, clientInfo: ClientInfo): Promise<SignedIn> {
  const user = await selectCredentials(input.email.toLowerCase());
  const isFresh = user !== null && now().getTime() - user.createdAt.getTime() < retryPeriodMs;
  if (!isFresh || !(await verifyPassword(user.passwordHash, input.password))) {
    throw new AppError('validation', { fields: { email: [{ rule: 'unique' }] } });
  }
  return signIn(user, sessionOptions(input, clientInfo), db);
}

/**
 * Throws AppError: 'credentials', 'login_throttled', 'busy', 'second_factor_required', 'second_factor_wrong'.
 * An unknown e-mail costs the same time as a known one.
 */
export async function login(input: LoginInput, clientInfo: ClientInfo): Promise<SignedIn> {
  const email = input.email.toLowerCase();
  await consumeLogin(email, clientInfo.address);
  const user = await selectCredentials(email);
  const right = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (!user || !right) throw new AppError('credentials');
  const secondFactor = await finishLogin(user.id, input.code, { email, address: clientInfo.address });
  const newHash = needsRehash(user.passwordHash) ? await hashPassword(input.password) : null;
  return db.transaction(async (on) => {
    // A change of password ends all existing sessions: no session may start afterwards with the old password.
    const stored = await lockPassword(on, user.id);
    const isSame = stored === user.passwordHash || (await verifyPassword(stored, input.password));
    if (!isSame) throw new AppError('credentials');
    if (newHash !== null) await updatePasswordHash(on, user.id, newHash);
    return signIn(user, { ...sessionOptions(input, clientInfo), secondFactor }, on);
  });
}

const sessionOptions = (
  { remember, client }: Pick<SessionOptions, 'remember' | 'client'>,
  { userAgent }: ClientInfo,
): SessionOptions => ({ remember, client, userAgent, secondFactor: false });

async function signIn(
  user: Parameters<typeof showPerson>[0],
  opening: SessionOptions,
  on: Connection,
): Promise<SignedIn> {
  const session = await startSession(user.id, opening, on);
  return { user: showMe(showPerson(user)), session, pair: await issuePair(session.id, 0, on) };
}

/** Does nothing when nobody is signed in. A browser whose access token has expired is identified by its refresh token. */
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
    avatar: person.photoId && apiRoutes.image(person.photoId),
    locale: person.locale,
    time_zone: person.timeZone,
    is_verified: person.isVerified,
    must_consent: person.consentVersion < consentVersion,
    erase_at: person.eraseAt?.toISOString() ?? null,
  };
}
