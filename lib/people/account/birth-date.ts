import 'server-only';
import type { Connection } from '@/db/client';
import { AppError } from '@/lib/platform/errors';
import { lockBirthDate, updateBirthDate } from './inside/queries';

interface Giving {
  userId: number;
  /** Null where the call says nothing of it. */
  date: string | null;
  /** Whether they have joined already; asked once nobody else can change it any more. */
  isJoined: () => Promise<boolean>;
}

/**
 * Stores the date of birth that somebody gives when they join the community. Before that it may still be put right;
 * afterwards it is fixed, because whoever could change it could choose whether they meet minors or adults.
 * Throws AppError('validation') about `birth_date`: missing, or another one than is fixed.
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
 * Asks for it with the first thing that somebody says for others to read, which joins the community, too; a known date
 * stays. Until there is a profile nobody is met by it, and so the profile may still put it right.
 * Throws AppError('validation') about `birth_date`: missing, or another one than is known.
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
