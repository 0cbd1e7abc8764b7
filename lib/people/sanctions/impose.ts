import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { notify } from '@/lib/people/notifications/notify';
import { outranks } from '@/lib/people/staff/policy';
import { AppError } from '@/lib/platform/errors';
import { disconnectAfterCommit } from '@/lib/platform/realtime/after-commit';
import { dayMs } from '@/lib/platform/time/units';
import { insertSanction, lockPerson, updateEnds } from './inside/queries';
import { forGood } from '@/lib/people/auth/sanction-policy';
import type { SanctionInput } from './schema';

interface Sanction {
  userId: number;
  input: SanctionInput;
  reason: string;
  caseId: number;
  at: Date;
}

/**
 * Warns, mutes or suspends a person in the transaction of the decision; it applies to every call after that. Throws
 * AppError('staff_protected') for staff of the same role or a higher one, and 'not_found' for a deleted account.
 * @returns the sanction's id
 */
export async function imposeSanction(
  on: Connection,
  moderator: Pick<Viewer, 'id' | 'role'>,
  { userId, input, reason, caseId, at }: Sanction,
): Promise<number> {
  const person = await lockPerson(on, userId);
  if (!person) throw new AppError('not_found');
  if (!outranks(moderator, person)) throw new AppError('staff_protected');
  const { kind } = input;
  const endsAt =
    kind === 'warning' || input.days === null ? null : new Date(at.getTime() + input.days * dayMs);
  const id = await insertSanction(on, {
    ...{ userId, kind, reason, caseId, endsAt },
    imposedBy: moderator.id,
    createdAt: at,
  });
  await updateEnds(on, userId, forGood);
  if (kind === 'suspension') await disconnectAfterCommit(on, userId);
  await notify(on, { to: userId, kind: 'sanction_begun', sanction: id });
  return id;
}
