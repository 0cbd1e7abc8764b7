import { z } from 'zod';

/** The settings of spec §3 with their defaults; the database holds what differs or was seeded. */
export const settingDefaults = {
  'site.title': 'Говорим',
  'site.frontend_version': '1.3',
  'site.phone': '',
  'social.instagram': '',
  'social.vk': '',
  'social.youtube': '',
  'social.facebook': '',
  'social.twitter': '',
};
export type Settings = typeof settingDefaults;

/** What operators configure at run time and the browser may know. */
export const publicConfig = z.object({
  app_env: z.enum(['demo', 'development', 'production']),
  /** Only under APP_ENV=demo or development. */
  demo: z
    .object({
      password: z.string(),
      accounts: z.array(z.object({ email: z.string(), name: z.string(), role: z.string() })),
    })
    .nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

export interface SettingsView {
  settings: Settings;
  config: PublicConfig;
}
