import { describe, expect, it } from '@jest/globals';
import { appAddress, phoneLink, socialLinks } from '@/lib/settings/contacts';
import { settingDefaults } from '@/lib/settings/schema';

describe('what the footer shows of the settings', () => {
  it('spec §2: is nothing by default', () => {
    expect(socialLinks(settingDefaults)).toEqual([]);
    expect(phoneLink(settingDefaults)).toBeNull();
    expect(appAddress(settingDefaults)).toBeNull();
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
      expect([socialLinks(settings), appAddress(settings)]).toEqual([[], null]);
    },
  );

  it('is a telephone number that a phone can dial', () => {
    expect(phoneLink({ ...settingDefaults, 'site.phone': '+7 (495) 123-45-67' })).toEqual({
      name: '+7 (495) 123-45-67',
      href: 'tel:+74951234567',
    });
  });
});
