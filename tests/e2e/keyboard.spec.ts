import { expect } from '@playwright/test';
import { test } from './support/journey';
import { LessonCalls } from './support/lesson-calls';
import { signUp } from './support/newcomer';
import { Player, pressDigit } from './support/player';
import { enterAs } from './support/staff';

const practice = '/en/courses/show?course=russian-from-zero&lesson=alphabet&practice=1';

test('does a lesson with the keyboard alone', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  await signUp(page, baseURL ?? '');
  const player = new Player(page, 'en', 'alphabet', pressDigit);
  const checkAndGoOn = async () => {
    await page.keyboard.press('Enter');
    await expect(player.result).toContainText('Right!');
    await expect(player.next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(player.result).toBeHidden();
  };
  for (const wanted of ['choice', 'pairs', 'gap', 'order', 'write']) {
    const calls = await LessonCalls.open(page.request, baseURL ?? '', 'alphabet');
    await calls.answerUntil(({ kind }) => kind === wanted);
    await page.goto(practice);
    await player.answer();
    await checkAndGoOn();
  }
  await player.finish(checkAndGoOn);
});

test('moves words with arrows and the space bar', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await signUp(page, baseURL ?? '');
  const calls = await LessonCalls.open(page.request, baseURL ?? '', 'alphabet');
  await calls.answerUntil(({ kind }) => kind === 'order');
  await page.goto(practice);

  const bank = page.getByRole('group', { name: 'Words', exact: true }).getByRole('button');
  const sentence = page.getByRole('group', { name: 'Your sentence' }).getByRole('button');
  await expect(bank.first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(bank.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sentence).toHaveCount(2);
  const [first = '', second = ''] = await sentence.allInnerTexts();

  await sentence.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${first} is over: place 1.`)).toBeAttached();
  // The board measures its places first: an arrow that comes before is pressed again.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`${first} is over: place 2.`)).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press('Space');
  await expect(sentence).toHaveText([second, first]);

  await page.keyboard.press('Enter');
  await expect(sentence).toHaveText([second]);
  await expect(bank.first()).toBeFocused();
});

test('keeps the focus where a button that was pressed gives way to something else', async ({
  page,
  baseURL,
}) => {
  await test.step('a form to what came of it, and back', async () => {
    await page.goto('/en/auth/lostpass');
    await page.getByLabel('E-mail').fill('nobody@example.org');
    const send = page.getByRole('button', { name: 'Send me a link' });
    await expect(send).toBeEnabled();
    await send.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toBeFocused();
    await page.getByRole('button', { name: 'Use another address' }).press('Enter');
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.org');
  });

  await enterAs(page, baseURL ?? '', 'anna');
  await page.goto('/en/account');
  await test.step('a button to a form, and back', async () => {
    const make = page.getByRole('button', { name: 'Make a token' });
    await expect(make).toBeEnabled();
    await make.press('Enter');
    await expect(page.getByLabel('What is it for?')).toBeFocused();
    await page.getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(make).toBeFocused();
  });

  await test.step('a button to a dialog, and back', async () => {
    const end = page.getByRole('button', { name: 'Log out everywhere' });
    await end.click();
    await expect(page.getByRole('alertdialog').getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(end).toBeFocused();
  });
});
