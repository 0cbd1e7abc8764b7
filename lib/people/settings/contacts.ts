import type { Settings } from './limits';

/** Spec §3, in its order. The names are the same in every language. */
const networks = [
  { key: 'social.instagram', name: 'Instagram' },
  { key: 'social.vk', name: 'VK' },
  { key: 'social.youtube', name: 'YouTube' },
  { key: 'social.facebook', name: 'Facebook' },
  { key: 'social.twitter', name: 'Twitter' },
] as const satisfies { key: keyof Settings; name: string }[];

export interface OutsideLink {
  name: string;
  href: string;
}

/** Only those that are set. */
export function socialLinks(settings: Settings): OutsideLink[] {
  return networks.flatMap(({ key, name }) => {
    const href = secureAddress(settings[key]);
    return href === null ? [] : { name, href };
  });
}

/** Where the mobile app is to be had; null while that is not set. */
export function appAddress(settings: Settings): string | null {
  return secureAddress(settings['app.link']);
}

/** Null while no telephone number is set. */
export function phoneLink(settings: Settings): OutsideLink | null {
  const name = settings['site.phone'].trim();
  const digits = name.replace(/[^+\d]/gu, '');
  return digits === '' ? null : { name, href: `tel:${digits}` };
}

/** Null while no e-mail is set. */
export function mailLink(settings: Settings): OutsideLink | null {
  const name = settings['site.email'].trim();
  return name === '' ? null : { name, href: `mailto:${name}` };
}

/** Whether the foot of every page says how to reach the operators: no text may promise it otherwise. */
export function hasContact(settings: Settings): boolean {
  return phoneLink(settings) !== null || mailLink(settings) !== null || socialLinks(settings).length > 0;
}

/** Settings are what somebody typed: nothing but https is ever linked to. */
function secureAddress(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url?.protocol === 'https:' ? url.href : null;
}
