import { describe, expect, it } from '@jest/globals';
import { settingsInput } from '@/lib/people/settings/change-schema';

const take = (key: string, value: unknown) => {
  const { data, success } = settingsInput.safeParse({ [key]: value });
  return success ? Object.values(data)[0] : 'refused';
};

describe('what a setting may be', () => {
  it.each([
    ['site.title', ' Говорим ', 'Говорим'],
    ['site.title', 'й'.normalize('NFD'), 'й'],
    ['site.title', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['site.title', '𝒜'.repeat(60), '𝒜'.repeat(60)],
    ['site.title', '𝒜'.repeat(61), 'refused'],
    ['site.title', '   ', 'refused'],
    ['site.title', 'a\u202Eb', 'refused'],
    ['site.title', 'a\u0000b', 'refused'],
    ['site.title', 'a\nb', 'refused'],
    ['site.title', 7, 'refused'],
    ['site.frontend_version', '1.3', '1.3'],
    ['site.frontend_version', ' 1.4.12 ', '1.4.12'],
    ['site.frontend_version', '', 'refused'],
    ['site.frontend_version', '1.3-beta', 'refused'],
    ['site.frontend_version', '1.3.1.1', 'refused'],
    ['site.email', '', ''],
    ['site.email', ' post@govorim.example ', 'post@govorim.example'],
    ['site.email', 'post', 'refused'],
    ['site.email', 'a@example.org?bcc=b@example.org', 'refused'],
    ['site.phone', '', ''],
    ['site.phone', '+7 (495) 123-45-67', '+7 (495) 123-45-67'],
    ['site.phone', '8 800 555‑35‑35', '8 800 555‑35‑35'],
    ['site.phone', '112', 'refused'],
    ['site.phone', '<b>12345</b>', 'refused'],
    ['site.phone', `+${'1 '.repeat(30)}`, 'refused'],
    ['site.cookie_notice', 'on', 'on'],
    ['site.cookie_notice', '', ''],
    ['site.cookie_notice', 'yes', 'refused'],
    ['social.vk', '', ''],
    ['social.vk', ' https://vk.com/govorim?a=b ', 'https://vk.com/govorim?a=b'],
    ['social.vk', 'http://vk.com/govorim', 'refused'],
    ['social.vk', 'javascript:alert(1)', 'refused'],
    ['social.vk', 'https://javascript', 'refused'],
    ['social.vk', 'https://a:b@vk.com/', 'refused'],
    ['social.vk', 'https://vk.com/ x', 'refused'],
    ['social.vk', `https://vk.com/${'x'.repeat(200)}`, 'refused'],
    ['app.link', 'https://example.org/app', 'https://example.org/app'],
    ['app.link', 'ftp://example.org/app', 'refused'],
    ['site.unknown', 'x', 'refused'],
  ])('%s: %j becomes %j', (key, value, expected) => {
    expect(take(key, value)).toBe(expected);
  });
});
