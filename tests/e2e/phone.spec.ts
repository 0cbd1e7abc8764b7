import { expect } from '@playwright/test';
import { expectAccessible, test } from './support/journey';
import { signUp } from './support/newcomer';
import { expectExerciseInLine, expectMarksUncovered } from './support/exercise-layout';
import { Player } from './support/player';

test.use({ viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

test('does a lesson on a 360 px phone in German', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  await signUp(page, baseURL ?? '');
  await page.goto('/de/courses/show?course=russian-from-zero&lesson=alphabet');
  await page.getByRole('link', { name: 'Üben' }).first().tap();
  const player = new Player(page, 'de', 'alphabet');

  await test.step('no option looks chosen, and no key is named to a finger', async () => {
    await expect(player.current()).resolves.toMatchObject({ kind: 'choice' });
    const option = page
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .first();
    await expect(option.getByRole('radio')).toBeFocused();
    await expect(option).toHaveCSS('outline-style', 'none');
    await expect(option.getByText('1', { exact: true })).toBeHidden();
  });

  await test.step('a wrong answer is explained, and comes back at the end', async () => {
    while ((await player.current()).kind === 'choice') {
      await player.answer();
      await player.checkAndGoOn();
    }
    await player.giveUp.tap();
    await expect(player.result).toContainText('Nicht ganz');
    await expectAccessible(page);
    await player.goOn();
  });

  await test.step('a hint says its price and keeps its word', async () => {
    await page.getByRole('button', { name: 'Hinweis, −3 Punkte' }).tap();
    await page.getByRole('button', { name: 'Eingrenzen, −3 Punkte' }).tap();
    await expect(page.getByText('4 Punkte für die richtige Antwort')).toBeVisible();
    await expectAccessible(page);
  });

  let greeted = 0;
  const measured = new Set<string>();
  await player.finish(async () => {
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
    greeted += await page.getByText('Jetzt kommen die kniffligen noch einmal').count();
    for (const kind of await expectExerciseInLine(page)) measured.add(kind);
    await player.check.click();
    await expect(player.result).toContainText('Richtig!');
    await expectMarksUncovered(page);
    await player.goOn();
  });
  expect(greeted).toBe(1);
  expect([...measured].sort()).toEqual(['gap', 'pair']);
  await expect(page.getByText('17 von 18')).toBeVisible();

  await test.step('in a review, too, the verdict leaves the answers in sight, and names no keys', async () => {
    await page.goto('/de/courses/review');
    const options = page.getByRole('radio');
    await expect(options.or(player.giveUp).first()).toBeVisible();
    while ((await options.count()) === 0) {
      await player.giveUp.tap();
      await player.goOn();
      await expect(options.or(player.giveUp).first()).toBeVisible();
    }
    await options.last().check();
    await player.check.tap();
    await expect(player.result).toBeVisible();
    expect(await expectMarksUncovered(page)).toBe(1);
    await expect(page.getByText('Tasten 1 bis 4')).toBeHidden();
  });
});
