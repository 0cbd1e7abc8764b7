import { expect } from '@playwright/test';
import { localeLabels, localePrefix } from '@/lib/platform/i18n/locales';
import { test } from './support/journey';
import { expectSaved, promised, untilSeen } from './support/published';
import { enterAs } from './support/staff';

/** The editor is the same for each language; tests/api/publishing/home knows them all. */
const written = ['ru', 'en', 'ja'] as const;

test('spec §1: Дина changes what the home page says of the price, in several languages at once', async ({
  page,
  browser,
  baseURL: origin,
}) => {
  const baseURL = origin ?? '';
  const { request: visitor } = await browser.newContext({ baseURL });
  await enterAs(page, baseURL, 'dina');
  await page.goto('/en/admin/pages');
  await page.getByRole('link', { name: /The home page: what learning costs/u }).click();
  const text = page.getByLabel('Text', { exact: true });
  const language = page.getByLabel('Language', { exact: true });
  const added = (locale: string) => `Written anew (${locale}).`;

  for (const locale of written) {
    await language.selectOption(locale);
    await expect(text).not.toHaveValue(/Written anew/u);
    await text.fill(`${await text.inputValue()} ${added(locale)}`);
    await expectSaved(page);
  }
  await page
    .getByRole('button', { name: /^Publish/u })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  for (const locale of written) {
    await dialog.getByRole('checkbox', { name: localeLabels[locale].own }).check();
  }
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog).toBeHidden();

  for (const locale of written) {
    const isSeen = (html: string) => html.includes(added(locale));
    expect(await untilSeen(visitor, localePrefix(locale) || '/', isSeen)).toBeLessThan(promised);
  }
});
