import { z } from 'zod';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { settingKeys, type Settings } from './limits';

type Key = keyof Settings;

const maxTitleCodePoints = 60;
const maxUrlLength = 200;

/** No control, invisible or direction characters. */
const visibleText = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]*$/u;

const title = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1)
      .refine(
        (text) => countCodePoints(text) <= maxTitleCodePoints,
        rule('max.string', { max: maxTitleCodePoints }),
      )
      .regex(visibleText),
  );

/** A version such as '1.3', '2' or '1.3.12'. */
const version = z
  .string()
  .trim()
  .min(1)
  .regex(/^\d{1,3}(\.\d{1,3}){0,2}$/u);

/** A phone number as people write it, +7 495 123-45-67, with at least five digits; or empty. */
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

const url = z
  .string()
  .trim()
  .max(maxUrlLength)
  .refine((text) => text === '' || isPublicUrl(text), rule('url'));

/** An https URL with a dot in its host and without credentials. */
function isPublicUrl(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && username === '' && password === '';
}

const settingSchemas = {
  'site.title': title,
  'site.frontend_version': version,
  'site.phone': phone,
  'site.email': mailbox,
  'site.cookie_notice': z.enum(['on', '']),
  'social.instagram': url,
  'social.vk': url,
  'social.youtube': url,
  'social.facebook': url,
  'social.twitter': url,
  'app.link': url,
} satisfies Record<Key, z.ZodType<string>>;

/** A partial update: settings that are left out stay as they are. */
export const settingsInput = z.strictObject(settingSchemas).partial();
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
