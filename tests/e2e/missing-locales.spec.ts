import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type account from '@/messages/en/account.json';
import { comeToLife } from './support/come-to-life';
import { test } from './support/journey';
import { enterAs } from './support/staff';

/* Chromium has no data for two of our languages (decisions, "Languages"): it gets them before a page hydrates. */

const timeZone = 'Asia/Baku';
test.use({ timezoneId: timeZone });

/** What Chromium writes for a month when it does not know the language, and what English has. */
const notOurs = /\bM\d\d\b|January|February|March|April|June|July|August|October|\bago\b/u;
const polyfill = (locale: string) => new RegExp(`/_next/static/intl-polyfill/${locale}-[\\w-]+\\.js$`, 'u');

// The boundary: a unit test holds the files to one another.
const wordsOf = (locale: string) =>
  JSON.parse(readFileSync(`messages/${locale}/account.json`, 'utf8')) as typeof account;

/** What the page asks for, from now on. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

for (const locale of ['az', 'hy'] as const) {
  test.describe(`in a browser that lacks ${locale}`, () => {
    test('pages of members hydrate without an error, and their dates are right', async ({
      page,
      baseURL: origin = '',
    }) => {
      await enterAs(page, origin, 'anna');
      const addresses = addressesOf(page);
      const today = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date());
      await page.goto(`/${locale}/account`);
      await comeToLife(page);
      const devices = page.getByRole('region', { name: wordsOf(locale).sections.devices });
      await expect(devices.getByRole('listitem').first()).toContainText(today);
      expect(addresses.filter((url) => polyfill(locale).test(url))).toHaveLength(1);

      for (const path of ['friends', 'chat', 'today']) {
        await page.goto(`/${locale}/${path}`);
        await comeToLife(page);
        await expect(page.getByRole('main')).not.toContainText(notOurs);
      }
    });

    test('a page for reading runs them when it comes to life, and not before', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        // What is only fetched ahead is none yet.
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      const writeMonth = (language: string) => new Intl.DateTimeFormat(language, { month: 'long' }).format(0);
      await page.goto(`/${locale}/blog/grammar/cases-without-tears`);
      await expect(page.locator('#article p').last()).toHaveText(/\S/u);
      expect(scripts).toEqual([]);
      expect(await page.evaluate(writeMonth, locale)).not.toBe(writeMonth(locale));
      await comeToLife(page);
      expect(scripts.filter((url) => polyfill(locale).test(url))).not.toEqual([]);
      expect(await page.evaluate(writeMonth, locale)).toBe(writeMonth(locale));
    });
  });
}

test('other languages pay nothing for it', async ({ page, baseURL: origin = '' }) => {
  await enterAs(page, origin, 'anna');
  const addresses = addressesOf(page);
  const answer = await page.goto('/tr/account');
  await comeToLife(page);
  expect(addresses.filter((url) => url.includes('intl-polyfill'))).toEqual([]);
  expect(await answer?.text()).not.toContain('__next_s');
});
