import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { registerMaria } from './support/newcomer';
import { Player } from './support/player';

const day = 86_400_000;
/** A journey takes less. */
const minutes = 10 * 60_000;

for (const days of [-2, 2]) {
  test(`a browser whose clock is wrong by ${days} days stores nothing that depends on it`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await page.clock.install({ time: Date.now() + days * day });
    await page.goto('/en/auth/register');
    await registerMaria(page);
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today).toContainText('Nothing to review');

    await test.step('a lesson, a review and a day off', async () => {
      await page.goto('/en/courses/show?course=russian-from-zero&lesson=alphabet&practice=1');
      const player = new Player(page, 'en', 'alphabet');
      // With the review below these are three, which make a day of learning.
      for (let given = 0; given < 2; given += 1) {
        await player.answer();
        await player.checkAndGoOn();
      }
      const headers = { Origin: baseURL ?? '' };
      const card = { russian: 'снег', meaning: 'snow' };
      expect((await page.request.post('/api/cards', { headers, data: card })).ok()).toBe(true);
      await page.goto('/en/courses/review');
      await page.getByRole('textbox', { name: 'Your answer in Russian' }).fill('снег');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page.getByRole('button', { name: /^Good: comes back in 10 minutes$/u })).toBeVisible();
      await page.getByRole('button', { name: /^(Next|Done)$/u }).click();
    });

    await test.step('a plan, which begins and ends on days of the server', async () => {
      await page.goto('/en/courses/plan');
      await expect(page.getByLabel('By when?')).toHaveAttribute('min', dayIn(0));
      await page.getByLabel('By when?').fill(dayIn(1));
      await page.getByRole('button', { name: 'Save the plan' }).click();
      await expect(page.getByText('The plan is saved.')).toBeVisible();
    });

    await test.step('she is still signed in, and the day is done that it really is', async () => {
      await page.goto('/en/courses');
      await expect(today).toContainText('1 day in a row');
      await page.goto('/en/profile/summary');
      const year = page.getByRole('region', { name: 'Points, day by day' });
      await year.getByText('The same as a table').click();
      const written = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
      await expect(year.getByRole('row').nth(1)).toContainText(written.format(new Date(dayIn(0))));
    });

    await test.step('every moment that was stored is the server’s', async () => {
      const stored = await readStored(page);
      expect(stored.moments.length).toBeGreaterThan(3);
      for (const moment of stored.moments) {
        expect(Math.abs(Date.parse(moment) - Date.now()), moment).toBeLessThan(minutes);
      }
    });
  });
}

/** The learner's day in `days` days; it ends at four in the morning (of UTC here). */
const dayIn = (days: number) => new Date(Date.now() - 4 * 3_600_000 + days * day).toISOString().slice(0, 10);

/** All moments in what can be taken away of one's own learning, but for those when cards are due again. */
async function readStored(page: Page): Promise<{ moments: string[] }> {
  const response = await page.request.get('/api/learning/export?format=json');
  const text = (await response.text()).replaceAll(/"due":\s*"[^"]*"/gu, '');
  return { moments: text.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu) ?? [] };
}
