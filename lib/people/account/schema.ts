import { z } from 'zod';
import { consentVersion, tokenScopes } from '@/db/enums';
import { email, isConfirmed, newPassword, notConfirmed, personName } from '@/lib/people/auth/schema';
import { locales } from '@/lib/platform/i18n/locales';
import { timeZone } from '@/lib/platform/time/time-zone';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';

const dateTime = z.iso.datetime();

/** A pending change of e-mail: which address has confirmed it, and when it expires. */
const emailChange = z
  .object({
    email: z.string(),
    old_confirmed: z.boolean(),
    new_confirmed: z.boolean(),
    expires_at: dateTime,
  })
  .meta({ id: 'EmailChange' });
export type EmailChange = z.infer<typeof emailChange>;

export const account = z
  .object({
    first_name: z.string(),
    surname: z.string(),
    email: z.string(),
    is_verified: z.boolean(),
    locale: z.enum(locales),
    letters: z
      .object({ tips: z.boolean(), digest: z.boolean() })
      .describe('Letters the person has subscribed to; letters that an account needs are always sent.'),
    paid_until: z.iso.date().nullable().describe('The last day of a subscription.'),
    email_change: emailChange.nullable(),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof account>;

/** A partial update: fields that are left out stay as they are. */
export const accountInput = z.strictObject({
  first_name: personName.optional(),
  surname: personName.optional(),
  locale: z.enum(locales).optional(),
  time_zone: timeZone.optional(),
  letters: z.strictObject({ tips: z.boolean().optional(), digest: z.boolean().optional() }).optional(),
});
export type AccountInput = z.infer<typeof accountInput>;

/** The length rules of new passwords do not apply: an existing password is either right or wrong. */
const currentPassword = z.string().min(1).max(1000);

export const passwordInput = z
  .strictObject({
    current_password: currentPassword,
    password: newPassword,
    password_confirmation: z.string().min(1),
  })
  .refine(isConfirmed, notConfirmed);

export const emailInput = z.strictObject({ email, password: currentPassword });
export type EmailInput = z.infer<typeof emailInput>;

export const emailChangeAnswer = z.object({ email_change: emailChange });

/** The device of a session, as its User-Agent describes it. */
const device = z.object({
  kind: z.enum(['desktop', 'phone', 'tablet', 'program', 'unknown']),
  browser: z
    .string()
    .nullable()
    .describe('The browser’s name as its makers write it; for a program, the name in its User-Agent.'),
  system: z.string().nullable(),
});
export type Device = z.infer<typeof device>;

const session = z
  .object({
    id: z.uuid(),
    device,
    created_at: dateTime,
    last_seen_at: dateTime,
    is_current: z.boolean().describe('Whether this session makes the call.'),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof session>;

export const sessionsAnswer = z.object({ sessions: z.array(session) });
export type SessionsAnswer = z.infer<typeof sessionsAnswer>;

export const endSessionsQuery = z.strictObject({ which: z.enum(['others', 'all']) });
export const sessionParams = z.object({ session: z.uuid() });
const maxTokenNameCodePoints = 50;
/** Lifetimes of a token in days; null: until it is revoked. */
const tokenLifetimesDays = [30, 90, 365, null] as const;

const tokenName = z
  .string()
  .transform((name) => name.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1)
      .refine(
        (name) => countCodePoints(name) <= maxTokenNameCodePoints,
        rule('max.string', { max: maxTokenNameCodePoints }),
      )
      .refine((name) => !/\p{C}/u.test(name), rule('regex')),
  );

export const tokenInput = z.strictObject({
  name: tokenName,
  scopes: z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length),
  expires_in: z.literal(tokenLifetimesDays).describe('Days; null: until it is revoked.'),
});
export type TokenInput = z.infer<typeof tokenInput>;

const apiToken = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scopes: z.array(z.enum(tokenScopes)),
    created_at: dateTime,
    last_used_at: dateTime.nullable(),
    expires_at: dateTime.nullable(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof apiToken>;

export const tokensAnswer = z.object({ tokens: z.array(apiToken) });
export type TokensAnswer = z.infer<typeof tokensAnswer>;

export const newTokenAnswer = z.object({
  token: apiToken,
  secret: z.string().describe('The token itself, which is shown only in this answer.'),
});
export type NewTokenAnswer = z.infer<typeof newTokenAnswer>;

export const tokenParams = z.object({ token: z.uuid() });

/** A page that was opened before the texts changed cannot agree to what it did not show. */
export const consentInput = z.strictObject({ version: z.literal(consentVersion) });

export const leaveInput = z.strictObject({ password: currentPassword });
export type LeaveInput = z.infer<typeof leaveInput>;

export const leaveAnswer = z.object({
  erase_at: dateTime.describe('Until then one can sign in and keep the account.'),
});
export type LeaveAnswer = z.infer<typeof leaveAnswer>;
