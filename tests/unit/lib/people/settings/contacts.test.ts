import { describe, expect, it } from '@jest/globals';
import { appUrl, hasContact, mailLink, phoneLink, socialLinks } from '@/lib/people/settings/contacts';
import { settingDefaults } from '@/lib/people/settings/limits';

describe('what the footer shows of the settings', () => {
  it('spec §2: is nothing by default', () => {
    expect(socialLinks(settingDefaults)).toEqual([]);
    expect(phoneLink(settingDefaults)).toBeNull();
    expect(appUrl(settingDefaults)).toBeNull();
  });

  it('spec §3: is instagram, vk, youtube, facebook and twitter, each if it is set', () => {
    const all = {
      'social.twitter': 'https://example.org/t',
      'social.vk': 'https://example.org/v',
      'social.youtube': 'https://example.org/y',
      'social.facebook': 'https://example.org/f',
      'social.instagram': 'https://example.org/i',
    };
    expect(socialLinks({ ...settingDefaults, ...all }).map(({ name }) => name)).toEqual([
      'Instagram',
      'VK',
      'YouTube',
      'Facebook',
      'Twitter',
    ]);
    expect(socialLinks({ ...settingDefaults, 'social.vk': 'https://vk.com/govorim' })).toEqual([
      { name: 'VK', href: 'https://vk.com/govorim' },
    ]);
  });

  it.each(['javascript:alert(1)', 'http://vk.com/x', '//vk.com/x', 'vk.com/x', 'data:text/html,x', ' '])(
    'is never a link to %s',
    (address) => {
      const settings = { ...settingDefaults, 'social.vk': address, 'app.link': address };
      expect([socialLinks(settings), appUrl(settings)]).toEqual([[], null]);
    },
  );

  it('is a telephone number that a phone can dial', () => {
    expect(phoneLink({ ...settingDefaults, 'site.phone': '+7 (495) 123-45-67' })).toEqual({
      name: '+7 (495) 123-45-67',
      href: 'tel:+74951234567',
    });
  });

  it('is an e-mail that a mail program can write to', () => {
    expect(mailLink({ ...settingDefaults, 'site.email': 'post@govorim.example' })).toEqual({
      name: 'post@govorim.example',
      href: 'mailto:post@govorim.example',
    });
  });

  it.each([
    ['site.phone', '+7 495 123-45-67'],
    ['site.email', 'post@govorim.example'],
    ['social.vk', 'https://vk.com/govorim'],
  ] as const)('is there as soon as %s is set', (key, value) => {
    expect(hasContact({ ...settingDefaults, [key]: value })).toBe(true);
  });

  it('is not there while nothing is set, or only the mobile app', () => {
    expect(hasContact(settingDefaults)).toBe(false);
    expect(hasContact({ ...settingDefaults, 'app.link': 'https://example.org/app' })).toBe(false);
  });
});
