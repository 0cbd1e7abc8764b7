import { expect } from '@playwright/test';
import { expectAccessible, moving, test } from './support/journey';
import { Player } from './support/player';
import { registerMaria } from './support/newcomer';

test.use({ ...moving, prefetches: true });

test('a newcomer registers and finishes lesson 1', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/en');
  await page.getByRole('link', { name: 'Start for free' }).first().click();
  await registerMaria(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Russian from zero' })).toBeVisible();
  await page.getByRole('link', { name: 'Begin the course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alphabet and sounds' })).toBeVisible();
  await page.getByRole('link', { name: 'Practise' }).first().click();

  const player = new Player(page, 'en', 'alphabet');
  await test.step('every kind of exercise is accessible, before and after checking', async () => {
    const seen = new Set<string>();
    await player.finish(async () => {
      const { kind } = await player.current();
      if (seen.has(kind)) return player.checkAndGoOn();
      seen.add(kind);
      await expectAccessible(page);
      await player.check.click();
      await expect(player.result).toContainText('Right!');
      await expectAccessible(page);
      await player.goOn();
    });
    expect([...seen].sort()).toEqual(['choice', 'gap', 'order', 'pairs', 'write']);
  });

  await test.step('the summary says how it went and survives a reload', async () => {
    await expect(page.getByText('18 of 18')).toBeVisible();
    await expect(page.getByRole('main').getByText('200', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(player.summary).toBeVisible();
    await expect(page.getByText('18 of 18')).toBeVisible();
  });

  await page.getByRole('link', { name: 'Next lesson: Greetings and names' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Greetings and names' })).toBeVisible();
});
