import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { selectSubscription, updatePaidUntil } from './inside/subscription-queries';
import { writeStaffLog, type RequestContext } from './log';
import { canSetSubscriptions } from './policy';
import type { Subscription, SubscriptionAnswer } from './subscription-schema';

/** Null when no account has this e-mail. Throws AppError('forbidden'). */
export async function findSubscription(viewer: Viewer, email: string): Promise<SubscriptionAnswer> {
  if (!canSetSubscriptions(viewer)) throw new AppError('forbidden');
  const row = await selectSubscription(db, { email: email.toLowerCase() });
  return { subscription: row && show(row) };
}

/**
 * Sets until when somebody's subscription is paid; a repeat changes nothing, and is not logged. Throws AppError:
 * 'forbidden', 'not_found'.
 */
export async function setPaidUntil(
  viewer: Viewer,
  person: number,
  paidUntil: string | null,
  audit: RequestContext,
): Promise<Subscription> {
  if (!canSetSubscriptions(viewer)) throw new AppError('forbidden');
  return db.transaction(async (on) => {
    const before = await selectSubscription(on, { id: person });
    if (!before) throw new AppError('not_found');
    if (before.paidUntil === paidUntil) return show(before);
    await updatePaidUntil(on, person, paidUntil);
    await writeStaffLog(
      on,
      { staffId: viewer.id, ...audit },
      { action: 'paid_until_changed', target: `user:${person}`, before: before.paidUntil, after: paidUntil },
    );
    return show({ ...before, paidUntil });
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof selectSubscription>>>;

const show = ({ id, firstName, surname, email, paidUntil }: Row): Subscription => ({
  person: id,
  name: `${firstName} ${surname}`,
  email,
  paid_until: paidUntil,
});
