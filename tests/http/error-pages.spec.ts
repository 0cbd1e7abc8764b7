import { expect, test, type APIResponse } from '@playwright/test';
import { tellDatabase } from '@/tests/e2e/support/database';

/** The frame of every page, and what is Russian in every language (spec §2). */
async function expectErrorScreen(answer: APIResponse, status: number, more: RegExp[]): Promise<void> {
  expect(answer.status()).toBe(status);
  // React parts neighbouring texts by a comment.
  const text = (await answer.text()).replaceAll('<!-- -->', '');
  const wanted = [
    /<a[^>]* lang="ru"[^>]*>На главную страницу<\/a>/u,
    new RegExp(`lang="ru"[^>]*>Номер ошибки: ${status}<`, 'u'),
    /<header/u,
    /<footer.*2022-2025/su,
    ...more,
  ];
  expect(wanted.filter((pattern) => !pattern.test(text))).toEqual([]);
}

for (const [path, locale, title, message] of [
  ['/en/nix/da?x=1&y=<b>', 'en', 'Page Not Found', 'Page not found: /en/nix/da?x=1&amp;y=&lt;b&gt;'],
  ['/курс', 'ru', 'Страница не найдена', 'Страница не найдена: /курс'],
  ['/notfound', 'ru', 'Страница не найдена', 'Страница не найдена: /notfound'],
  ['/en/profile/7-nobody', 'en', 'User does not exist', 'User not found'],
] as const) {
  test(`spec §2, §8: ${path} says in its language what is not there`, async ({ request }) => {
    await expectErrorScreen(await request.get(path), 404, [
      new RegExp(`<html[^>]* lang="${locale}"`, 'u'),
      new RegExp(`<title>404 · ${title}</title>`, 'u'),
      new RegExp(`<h1[^>]*>${title}</h1>`, 'u'),
      new RegExp(`>${message.replaceAll('?', '\\?')}<`, 'u'),
    ]);
  });
}

test('spec §8: a bot gets the status and next to nothing', async ({ request }) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' };
  const response = await request.get('/en/nix', { headers });
  expect(response.status()).toBe(404);
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  expect((await response.body()).length).toBeLessThan(50);
});

test('spec §5: another version than 1.3 closes the site, until the setting is repaired', async ({
  request,
}) => {
  const setVersion = (version: string) =>
    tellDatabase(`update settings set value = '${version}' where key = 'site.frontend_version'`);
  expect((await request.get('/de')).status()).toBe(200);
  await setVersion('1.4');
  try {
    await expect(async () => {
      const answer = await request.get('/de');
      expect([new URL(answer.url()).pathname, answer.status()]).toEqual(['/de/503', 503]);
      expect(answer.headers()['retry-after']).toBe('60');
      expect(await answer.text()).toMatch(/<html[^>]* lang="de"/u);
    }).toPass({ timeout: 5000 });
    for (const open of ['/en/auth/login', '/api/settings', '/builds/latest.json', '/icon.svg']) {
      expect((await request.get(open)).status(), open).toBe(200);
    }
  } finally {
    await setVersion('1.3');
  }
  await expect(async () => expect((await request.get('/de')).status()).toBe(200)).toPass({ timeout: 5000 });
});
