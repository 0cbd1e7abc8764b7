import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, moving, test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { registerMaria } from './support/newcomer';

test.use(moving);

test('a visitor tries an exercise, registers and finds the answer in the lesson', async ({ page }) => {
  await page.goto('/en');
  const first = page.getByRole('region', { name: 'Try it here, no account needed' });
  await first.getByLabel('n as in nose').check();
  const below = page.getByRole('heading', {
    name: 'Five ways to practise, and one to remember what you have learnt',
  });
  const headline = page.getByRole('heading', { level: 1 });
  const placesOf = async () => [await topOf(headline), await topOf(below)];
  const before = await placesOf();
  await first.getByRole('button', { name: 'Check' }).click();
  await expect(first.getByText('Н looks like a Latin H')).toBeVisible();
  await expect.poll(placesOf).toEqual(before);
  await expect(first.getByText('you get 10 points for it')).toBeVisible();
  await expectAccessible(page);

  await test.step('keys pressed elsewhere are not for the exercises', async () => {
    await page.locator('summary', { hasText: 'Choose the answer' }).press('Enter');
    const choice = page.locator('details[open]');
    await expect(choice.getByRole('button', { name: 'Check' })).toBeDisabled();
    await page.locator('summary', { hasText: 'Choose the answer' }).press('1');
    await expect(choice.getByRole('button', { name: 'Check' })).toBeDisabled();
  });

  await test.step('a line that is pressed stays where it is, whatever is open above', async () => {
    await page.locator('summary', { hasText: 'Write it yourself' }).click();
    const review = page.locator('summary', { hasText: 'Words come back' });
    await review.scrollIntoViewIfNeeded();
    const { y } = (await review.boundingBox()) ?? {};
    await review.click();
    await expect.poll(async () => (await review.boundingBox())?.y).toBe(y);
  });

  await test.step('no text stands on the page twice', async () => {
    const texts = await page.getByRole('main').getByRole('paragraph').allTextContents();
    const long = texts.map((text) => text.trim()).filter((text) => text.length > 40);
    expect(long.filter((text, index) => long.indexOf(text) !== index)).toEqual([]);
  });

  await test.step('the call to action leads to who is behind it, too', async () => {
    const closing = page.getByRole('region', { name: 'The first lesson takes' });
    await expect(closing.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/en/about');
    await expect(closing).toContainText('Learning is free');
  });

  await first.getByRole('link', { name: 'Register for free' }).click();
  await registerMaria(page);
  await expect(page.getByText('Your answer counts in the lesson: 10 points.')).toBeVisible();
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '1');

  await test.step('from now on the front page is today’s, and the home page is a link away', async () => {
    await page.goto('/en');
    await expect(page.getByRole('heading', { level: 1, name: 'Good to see you, Мария' })).toBeVisible();
    await page.getByRole('link', { name: 'About this site' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Learn Russian/u })).toBeVisible();
  });
});

test('a visitor leafs through the advice by keyboard and reads the map as a table', async ({ page }) => {
  await page.goto('/en');
  const advice = page.getByRole('region', { name: 'Advice that helps' }).last();
  const first = page.getByRole('heading', { name: 'Ten minutes every day' });
  await advice.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(first).toBeInViewport();
  await advice.focus();
  await advice.press('ArrowRight');
  await expect(first).not.toBeInViewport();
  await page.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(first).toBeInViewport();

  await page.locator('summary', { hasText: 'The same as a table' }).press('Enter');
  const latvia = page.getByRole('row', { name: /^Latvia/u });
  await expect(latvia).toContainText('699,000');
  await expect(latvia).toContainText('widely spoken');
  await expect(page.getByRole('img', { name: 'Latvia: Widely spoken' })).toBeVisible();
  await expectAccessible(page);
});

/** On the page, however far it is scrolled. */
const topOf = (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().top + window.scrollY);

/** Spec §9. */
const interval = 5000;
const tips = (page: Page) => page.getByRole('region', { name: 'Advice that helps' }).last();
/** Which tip stands first in the row. */
const firstSeen = (page: Page) =>
  tips(page).evaluate((view) => {
    const { left } = view.getBoundingClientRect();
    return [...view.querySelectorAll('li')].findIndex((tip) => tip.getBoundingClientRect().right > left + 20);
  });

test('the advice goes on every five seconds, and waits for whoever points at it, reads it or stops it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/en');
  await tips(page).scrollIntoViewIfNeeded();
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeVisible();
  const goesOn = async () => {
    const before = await firstSeen(page);
    const later = async () => {
      await page.clock.runFor(interval);
      return firstSeen(page);
    };
    await expect.poll(later).not.toBe(before);
  };
  const standsStill = async () => {
    // What was just done is heard, and a movement under way ends.
    await page.clock.runFor(interval / 5);
    const before = await firstSeen(page);
    await page.clock.runFor(2 * interval);
    expect(await firstSeen(page)).toBe(before);
  };
  await page.mouse.move(0, 0);
  await page.clock.runFor(interval - 500);
  expect(await firstSeen(page)).toBe(0);
  await goesOn();
  await tips(page).hover();
  await standsStill();
  await page.mouse.move(0, 0);
  await goesOn();
  await tips(page).focus();
  await standsStill();
  await tips(page).blur();
  await goesOn();
  await pause.press('Enter');
  await page.getByRole('button', { name: 'Play' }).blur();
  await standsStill();
});

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the advice stands still until it is turned', async ({ page }) => {
    await page.clock.install();
    await page.goto('/en');
    await tips(page).scrollIntoViewIfNeeded();
    await expect(tips(page)).toHaveClass(/overflow-hidden/u);
    await page.clock.runFor(4 * interval);
    expect(await firstSeen(page)).toBe(0);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await expect.poll(() => firstSeen(page)).toBe(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('every piece of advice can be scrolled to and read', async ({ page }) => {
    await page.goto('/en');
    const all = tips(page).getByRole('listitem');
    expect(await all.count()).toBeGreaterThan(3);
    for (const tip of await all.all()) {
      await tip.scrollIntoViewIfNeeded();
      await expect(tip.getByRole('heading')).toBeInViewport();
      await expect(tip.getByRole('paragraph')).not.toBeEmpty();
    }
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test('a cookie that is worth nothing any more shows the home page', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'govorim.session', value: 'dead', url: baseURL ?? '' }]);
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1, name: /^Learn Russian/u })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start for free' }).first()).toBeVisible();
});
