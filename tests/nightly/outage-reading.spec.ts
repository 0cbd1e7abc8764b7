import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type messages from '@/messages/en/comments.json';
import { databaseUrl } from '@/scripts/services/postgres/databases';
import { Cable } from '@/tests/e2e/support/cable';
import { expectAccessible, test as journey } from '@/tests/e2e/support/journey';
import { startOwnServer } from '@/tests/e2e/support/own-server';
import { enterAs } from '@/tests/e2e/support/staff';
import { site } from '@/tests/e2e/support/site';

// The boundary: a unit test holds the files to one another.
const words = JSON.parse(readFileSync('messages/en/comments.json', 'utf8')) as typeof messages;
const post = '/en/blog/culture/ty-and-vy';
const said = 'Can a child say ты to a teacher?';
/** Decisions, "Routes": how long it takes to be back. */
const promised = 3000;

const test = journey.extend<object, { site: { origin: string; cable: Cable } }>({
  site: [
    async ({}, visit) => {
      const cable = await Cable.lay(databaseUrl(site.databaseUrl, 'govorim'));
      const { origin, stop } = await startOwnServer('outage', { TEST_DATABASE_URL: cable.url });
      await visit({ origin, cable });
      await stop();
      cable.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, give) => give(site.origin),
});
test.use({ tolerated: /the server responded with a status of 503/ });

test('the database goes away while Anna reads and writes, and comes back', async ({
  page,
  site: { origin, cable },
}) => {
  const comments = page.getByRole('region', { name: words.title });
  const field = comments.getByLabel(words.form.label);
  const send = comments.getByRole('button', { name: words.form.send, exact: true });
  const status = async (path: string) => (await page.goto(path))?.status();
  const readComments = async () => {
    await page.goto(post);
    await comments.scrollIntoViewIfNeeded();
  };

  await enterAs(page, origin, 'anna');
  expect(await status('/en/blog')).toBe(200);
  await readComments();
  await expect(comments.getByText(words.empty)).toBeVisible();

  await test.step('what she is writing stays where it is', async () => {
    await field.fill(said);
    cable.cut();
    await send.click();
    await expect(comments.getByRole('alert')).toBeVisible();
    await expect(field).toHaveValue(said);
    await expectAccessible(page);
  });

  await test.step('she goes on reading, and the comments say that they are away', async () => {
    expect(await status('/en/blog')).toBe(200);
    expect(await status(post)).toBe(200);
    await expect(page.locator('#article')).toBeVisible();
    await comments.scrollIntoViewIfNeeded();
    await expect(comments.getByRole('alert')).toHaveText(`${words.failed}${words.again}`);
    await expect(field).toHaveValue(said);
    await expectAccessible(page);
  });

  const unread = '/en/blog/grammar/cases-without-tears';
  await test.step('what nobody has read yet, and the search, are closed for a moment', async () => {
    for (const path of ['/en/blog/search?words=cases', unread]) {
      const response = await page.goto(path);
      expect([path, response?.status(), response?.headers()['retry-after']]).toEqual([path, 503, '5']);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Update the page' })).toBeVisible();
      await expectAccessible(page);
    }
  });

  await test.step('all is there again, and nothing was lost', async () => {
    await readComments();
    await expect(comments.getByRole('alert')).toBeVisible();
    const closed = await page.context().newPage();
    await closed.goto(unread);
    cable.mend();
    const before = Date.now();
    await expect(async () => {
      expect((await page.request.get(unread)).status()).toBe(200);
    }).toPass({ intervals: [100] });
    expect(Date.now() - before).toBeLessThan(promised);
    // Who waits on the closed page gets the article by itself.
    await expect(closed.locator('#article')).toBeVisible({ timeout: 10_000 });
    await closed.close();
    await comments.getByRole('button', { name: words.again }).click();
    await expect(comments.getByText(words.empty)).toBeVisible();
    await expect(field).toHaveValue(said);
    await send.click();
    await expect(comments.getByRole('article').filter({ hasText: said })).toHaveCount(1);
    expect(await status('/en/blog/search?words=cases')).toBe(200);
  });
});
