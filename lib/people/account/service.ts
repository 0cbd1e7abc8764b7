import 'server-only';
import type { Connection } from '@/db/client';
import { letterTopics } from '@/db/enums';
import { findEmailChange } from '@/lib/people/auth/email-change';
import { refuseReservedName, refuseStaffName } from '@/lib/people/auth/staff-names';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { defaultLocale, isLocale } from '@/lib/platform/i18n/locales';
import { isWanted, setWanted } from '@/lib/people/letters/subscriptions';
import { hasRole } from '@/lib/people/staff/policy';
import { showEmailChange } from './email';
import { selectAccount, updateAccount } from './inside/queries';
import type { Account, AccountInput } from './schema';

/** The account as its owner sees it. Throws AppError('bad_token') when the account has just been deleted. */
export async function getAccount(viewer: Viewer): Promise<Account> {
  const [row, change, tips, digest] = await Promise.all([
    selectAccount(viewer.id),
    findEmailChange(viewer),
    isWanted({ userId: viewer.id, topic: 'tips' }),
    isWanted({ userId: viewer.id, topic: 'digest' }),
  ]);
  return {
    first_name: row.firstName,
    surname: row.surname,
    email: row.email,
    is_verified: row.emailVerifiedAt !== null,
    locale: isLocale(row.locale) ? row.locale : defaultLocale,
    letters: { tips, digest },
    paid_until: row.paidUntil,
    email_change: change && showEmailChange(change),
  };
}

/** Updates in other wings when an account changes, in the same transaction. */
interface AccountHooks {
  /** Counts a learner's days in another time zone (an IANA name) from now on. */
  moveTimeZone: (on: Connection, userId: number, timeZone: string) => Promise<void>;
  /** Updates the search by name. */
  rename: (on: Connection, userId: number) => Promise<void>;
}

/**
 * Changes the given fields in one transaction. Throws AppError('validation') for a reserved name or one like a staff
 * member’s.
 */
export async function changeAccount(
  viewer: Viewer,
  input: AccountInput,
  { moveTimeZone, rename }: AccountHooks,
): Promise<Account> {
  const { first_name: firstName, surname, locale, letters, time_zone: timeZone } = input;
  const isNamed = firstName !== undefined || surname !== undefined;
  if (isNamed && !hasRole(viewer, 'moderator')) {
    await refuseReservedName({
      firstName: firstName ?? viewer.firstName,
      surname: surname ?? viewer.surname,
    });
  }
  await db.transaction(async (on) => {
    const name = await updateAccount(on, viewer.id, { firstName, surname, locale });
    const isAnother = name?.firstName !== viewer.firstName || name.surname !== viewer.surname;
    // Checked after the update: of two changes at once, the second sees the name that the first has set.
    if (name && isAnother) {
      await refuseStaffName(on, { id: viewer.id, ...name });
      await rename(on, viewer.id);
    }
    if (timeZone !== undefined) await moveTimeZone(on, viewer.id, timeZone);
    for (const topic of letterTopics) {
      const wanted = letters?.[topic];
      if (wanted !== undefined) await setWanted({ userId: viewer.id, topic }, wanted, on);
    }
  });
  return getAccount(viewer);
}
