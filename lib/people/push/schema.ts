import { z } from 'zod';

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/u)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes);

const endpoint = z.string().max(1000).describe('The address at the browser’s push service (RFC 8030).');

/** PushSubscription.toJSON() of a browser. */
export const subscriptionInput = z.strictObject({
  endpoint,
  keys: z.strictObject({
    p256dh: base64url(65).describe('The browser’s public key (RFC 8291).'),
    auth: base64url(16).describe('Its authentication secret.'),
  }),
});
export type SubscriptionInput = z.infer<typeof subscriptionInput>;

export const endpointInput = z.strictObject({ endpoint });

export const pushAnswer = z.object({
  public_key: z
    .string()
    .nullable()
    .describe('What a browser subscribes with (VAPID, RFC 8292); null: there is no push here.'),
  subscriptions: z.int().min(0).describe('How many of your browsers show messages.'),
});
export type PushAnswer = z.infer<typeof pushAnswer>;
