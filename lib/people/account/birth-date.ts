import 'server-only';
import type { Connection } from '@/db/client';
import { AppError } from '@/lib/platform/errors';
import { lockBirthDate, updateBirthDate } from './inside/queries';

interface Giving {
  userId: number;
  /** Null when the call has no date. */
  date: string | null;
  /** Whether they have joined the community; called when no other call can change it any more. */
  isJoined: () => Promise<boolean>;
}

/**
 * Stores the date of birth that somebody gives when they join the community. Before that it can be corrected; afterwards it
 * is fixed, because a person who could change it could choose between meeting minors and adults.
 * Throws AppError('validation') about `birth_date`: missing, or different from the fixed one.
 */
export async function giveBirthDate(on: Connection, { userId, date, isJoined }: Giving): Promise<void> {
  const stored = await lockBirthDate(on, userId);
  if (date === null || date === stored) {
    if (stored === null) throw fault('required');
    return;
  }
  if (stored !== null && (await isJoined())) throw fault('birth_date_fixed');
  await updateBirthDate(on, userId, date);
}

/**
 * Requires the date of birth with somebody's first public text, which joins the community too; a stored date stays. Nobody
 * meets the person by it until there is a profile, so saving the profile may still correct it.
 * Throws AppError('validation') about `birth_date`: missing, or different from the stored one.
 */
export async function requireBirthDate(
  on: Connection,
  userId: number,
  date: string | undefined,
): Promise<void> {
  await giveBirthDate(on, { userId, date: date ?? null, isJoined: async () => true });
}

const fault = (rule: 'required' | 'birth_date_fixed') =>
  new AppError('validation', { fields: { birth_date: [{ rule }] } });
