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
export interface PublicConfig {
  app_env: 'demo' | 'development' | 'production';
  /** Only under APP_ENV=demo or development. */
  demo: { password: string; accounts: { email: string; name: string; role: string }[] } | null;
}

export interface SettingsView {
  settings: Settings;
  config: PublicConfig;
}
