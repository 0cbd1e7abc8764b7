import { expect, type BrowserContext, type Page, type Route } from '@playwright/test';
import { test } from './support/journey';
import { LessonCalls } from './support/lesson-calls';
import { signUp } from './support/newcomer';
import { Player } from './support/player';

/* Offline in the middle: what was answered is kept, nothing is counted twice, and a sentence says what is the matter. */
const kept = 'No connection. Your answer is still here; try again when you are back online.';
// The calls that never came through.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/u });

const noConnection = (page: Page) => page.getByRole('alert').filter({ hasText: kept });

/** The next call like this reaches the server, and its answer gets lost on the way back. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  };
  await page.route(path, lose, { times: 1 });
}

/** Presses while there is no connection, until it is given up; then once more with one. */
async function pressOffline(page: Page, context: BrowserContext, name: string): Promise<void> {
  await context.setOffline(true);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(noConnection(page)).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await page.getByRole('button', { name, exact: true }).click();
}

test('in a lesson', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  await signUp(page, baseURL ?? '');
  await page.goto('/en/courses/show?course=russian-from-zero&lesson=alphabet&practice=1');
  const player = new Player(page, 'en', 'alphabet');
  const progress = page.getByRole('progressbar', { name: 'Progress', exact: true });

  await player.answer();
  await pressOffline(page, context, 'Check');
  await expect(player.result).toContainText('Right!');
  await player.goOn();
  await player.answer();
  await loseAnswer(page, '**/attempts');
  await player.check.click();
  await expect(player.result).toContainText('+10 points');
  await player.goOn();
  await page.reload();
  await expect(progress).toHaveAttribute('aria-valuetext', '2 of 18 done');

  await test.step('the last answer of all: the end comes, once', async () => {
    const calls = await LessonCalls.open(page.request, baseURL ?? '', 'alphabet');
    await calls.answerUntil((_, answered) => answered === 17);
    await page.reload();
    await expect(progress).toHaveAttribute('aria-valuetext', '17 of 18 done');
    await loseAnswer(page, '**/attempts');
    await player.finish();
    await expect(page.getByText('18 of 18')).toBeVisible();
    await expect(page.getByRole('main').getByText('200', { exact: true })).toBeVisible();
  });
});

test('in a review', async ({ page, context, baseURL }) => {
  await signUp(page, baseURL ?? '');
  for (const data of [
    { russian: 'снег', meaning: 'snow' },
    { russian: 'дождь', meaning: 'rain' },
  ]) {
    const headers = { Origin: baseURL ?? '' };
    expect((await page.request.post('/api/cards', { headers, data })).ok()).toBe(true);
  }
  await page.goto('/en/courses/review');
  const field = page.getByRole('textbox', { name: 'Your answer in Russian' });
  await field.fill('снег');
  await pressOffline(page, context, 'Check');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Right!');
  // An answer that took long is marked "Good", and comes once more today.
  const easy = page.getByRole('button', { name: /^Easy/u });
  await easy.click();
  await page.getByRole('button', { name: 'Next' }).click();

  await field.fill('дождь');
  await loseAnswer(page, '**/api/cards/*/reviews');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Right!');
  await expect(page.getByText('on another device')).toHaveCount(0);
  await easy.click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'reviewed 2 cards today' })).toBeVisible();
});

test('in the level test', async ({ page, context, baseURL }) => {
  await signUp(page, baseURL ?? '');
  await page.goto('/en/courses/placement?test=1');
  const progress = page.getByRole('progressbar', { name: 'Level test' });
  await expect(progress).toHaveAttribute('aria-valuetext', 'Question 1 of at most 15');
  await pressOffline(page, context, 'I don’t know');
  await expect(progress).toHaveAttribute('aria-valuetext', 'Question 2 of at most 15');
  await loseAnswer(page, '**/api/placements/*/answers');
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await expect(progress).toHaveAttribute('aria-valuetext', 'Question 3 of at most 15');
  await page.reload();
  await expect(progress).toHaveAttribute('aria-valuetext', 'Question 3 of at most 15');
});
