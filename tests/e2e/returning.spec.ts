import { expect } from '@playwright/test';
import { expectAccessible, test } from './support/journey';
import { LessonCalls } from './support/lesson-calls';
import { signUp } from './support/newcomer';
import { Player } from './support/player';

const practice = '/en/courses/show?course=russian-from-zero&lesson=alphabet&practice=1';

test('comes back after a restart: still signed in, at the same exercise', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, baseURL ?? '');
  await page.goto(practice);
  const player = new Player(page, 'en', 'alphabet');
  await player.answer();
  await player.checkAndGoOn();
  const left = await player.current();

  await test.step('leaving asks once and says that the place is kept', async () => {
    await page.getByRole('button', { name: 'Leave the lesson' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Your progress is saved');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Leave the lesson' }).click();
    await page.getByRole('link', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Russian from zero' })).toBeVisible();
  });

  // What a browser keeps when it is closed: cookies with a date, nothing of the session.
  const { cookies } = await page.context().storageState();
  const kept = { cookies: cookies.filter(({ expires }) => expires > 0), origins: [] };
  const restarted = await browser.newContext({ storageState: kept, ...(baseURL && { baseURL }) });
  const later = await restarted.newPage();
  await later.goto('/en/courses');
  await later.getByRole('link', { name: 'Go on here' }).click();
  const progress = later.getByRole('progressbar', { name: 'Progress', exact: true });
  await expect(progress).toHaveAttribute('aria-valuetext', '1 of 18 done');
  expect(await new Player(later, 'en', 'alphabet').current()).toEqual(left);
  await restarted.close();
});

test('what is being typed survives a failed request and a reload', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await signUp(page, baseURL ?? '');
  const calls = await LessonCalls.open(page.request, baseURL ?? '', 'alphabet');
  await calls.answerUntil(({ kind }) => kind === 'write');
  await page.goto(practice);
  const player = new Player(page, 'en', 'alphabet');

  await player.field.pressSequentially('moloko');
  await expect(player.field).toHaveValue('молоко');

  await test.step('a server that is away loses nothing', async () => {
    await page.route('**/attempts', (route) => route.abort('internetdisconnected'));
    await player.check.click();
    await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible({
      timeout: 15_000,
    });
    await expectAccessible(page);
    await expect(player.field).toHaveValue('молоко');
    await page.unroute('**/attempts');
  });

  await page.reload();
  await expect(player.field).toHaveValue('молоко');
  await player.check.click();
  await expect(player.result).toContainText('Right!');
});
