import { z } from 'zod';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { type Settings } from './limits';
import { settingKeys } from './limits';

type Key = keyof Settings;

const titleLimit = 60;
const addressLimit = 200;

/** Text alone: no control, invisible or direction signs. */
const plain = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]*$/u;

const title = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1)
      .refine((text) => countCodePoints(text) <= titleLimit, rule('max.string', { max: titleLimit }))
      .regex(plain),
  );

/** '1.3', '2', '1.3.12'. */
const version = z
  .string()
  .trim()
  .min(1)
  .regex(/^\d{1,3}(\.\d{1,3}){0,2}$/u);

/** As people write one: +7 495 123-45-67. At least five digits, or nothing at all. */
const phone = z
  .string()
  .trim()
  .regex(/^$|^\+?(?:[ ()‑-]*\d){5,15}[ )]*$/u)
  .max(40);

const mailbox = z
  .string()
  .trim()
  .max(254)
  .pipe(z.union([z.literal(''), z.email()]));

const address = z
  .string()
  .trim()
  .max(addressLimit)
  .refine((text) => text === '' || isPublicAddress(text), rule('url'));

/** https, a host with a dot, and nobody's password in it. */
function isPublicAddress(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && username === '' && password === '';
}

const shapes = {
  'site.title': title,
  'site.frontend_version': version,
  'site.phone': phone,
  'site.email': mailbox,
  'site.cookie_notice': z.enum(['on', '']),
  'social.instagram': address,
  'social.vk': address,
  'social.youtube': address,
  'social.facebook': address,
  'social.twitter': address,
  'app.link': address,
} satisfies Record<Key, z.ZodType<string>>;

/** Only what is to change. */
export const settingsInput = z.strictObject(shapes).partial();
export type SettingsInput = z.infer<typeof settingsInput>;

const setting = z.object({
  key: z.enum(settingKeys),
  value: z.string(),
  default: z.string(),
  /** The last change; null while nobody has made one. */
  changed: z
    .object({ at: z.iso.datetime(), staff: z.object({ id: z.int(), name: z.string().nullable() }) })
    .nullable(),
});
export type Setting = z.infer<typeof setting>;

export const managedSettings = z.object({ settings: z.array(setting) });
export type ManagedSettings = z.infer<typeof managedSettings>;
