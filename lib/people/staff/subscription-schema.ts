import { z } from 'zod';
import { rowId } from '@/lib/platform/validation/row-id';

/** The address with which the subscriber signs in. */
export const subscriptionQuery = z.strictObject({ email: z.string().trim().min(1).max(254) });

export const subscription = z
  .object({
    person: z.int(),
    name: z.string(),
    email: z.string(),
    paid_until: z.iso.date().nullable().describe('The last day; null where nothing is paid.'),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscription>;

export const subscriptionAnswer = z.object({ subscription: subscription.nullable() });
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;

export const paidUntilParams = z.object({ person: rowId });

export const paidUntilInput = z.strictObject({
  paid_until: z.iso.date().min(1).nullable().describe('The last day; null where nothing is paid.'),
});
