import type { Settings } from './limits';

/** Social networks in the order of spec §3. Their names are the same in every language. */
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

/** Links to the social networks that are set. */
export function socialLinks(settings: Settings): OutsideLink[] {
  return networks.flatMap(({ key, name }) => {
    const href = httpsUrl(settings[key]);
    return href === null ? [] : { name, href };
  });
}

/** The download address of the mobile app; null while it is not set. */
export function appUrl(settings: Settings): string | null {
  return httpsUrl(settings['app.link']);
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

/** Whether the footer shows a way to reach the operators; no text may promise one otherwise. */
export function hasContact(settings: Settings): boolean {
  return phoneLink(settings) !== null || mailLink(settings) !== null || socialLinks(settings).length > 0;
}

/** Settings are free text: only https addresses become links. */
function httpsUrl(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url?.protocol === 'https:' ? url.href : null;
}
