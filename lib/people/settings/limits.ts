import { frontendVersion } from '@/lib/platform/builds/version-gate';
import { defaultTitle } from './default-title';

/** The settings of spec §3 with their defaults, and ours; the database holds what differs or was seeded. */
export const settingDefaults = {
  'site.title': defaultTitle,
  'site.frontend_version': frontendVersion,
  'site.phone': '',
  /** Where people may write to the operators. */
  'site.email': '',
  /** 'on' shows the notice about cookies. */
  'site.cookie_notice': '',
  'social.instagram': '',
  'social.vk': '',
  'social.youtube': '',
  'social.facebook': '',
  'social.twitter': '',
  /** Where the mobile app is to be had. */
  'app.link': '',
};
export type Settings = typeof settingDefaults;

/** With another version the site shows a break page to everybody (spec §5). */
export const servedVersion = settingDefaults['site.frontend_version'];

// The boundary: the keys of an object literal are what its type says.
export const settingKeys = Object.keys(settingDefaults) as [keyof Settings, ...(keyof Settings)[]];
