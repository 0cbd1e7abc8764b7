import { frontendVersion } from '@/lib/platform/builds/version-gate';
import { defaultTitle } from './default-title';

/** The settings of spec §3 and our own, with their defaults; the database holds seeded and changed values. */
export const settingDefaults = {
  'site.title': defaultTitle,
  'site.frontend_version': frontendVersion,
  'site.phone': '',
  /** Where people may write to the operators. */
  'site.email': '',
  /** 'on' shows the cookie notice. */
  'site.cookie_notice': '',
  'social.instagram': '',
  'social.vk': '',
  'social.youtube': '',
  'social.facebook': '',
  'social.twitter': '',
  /** The download address of the mobile app. */
  'app.link': '',
};
export type Settings = typeof settingDefaults;

/** The version this server serves: when the setting names another one, the site shows a maintenance page (spec §5). */
export const servedVersion = settingDefaults['site.frontend_version'];

// The boundary: the keys of an object literal are what its type says.
export const settingKeys = Object.keys(settingDefaults) as [keyof Settings, ...(keyof Settings)[]];
