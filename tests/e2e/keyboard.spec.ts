import { expect } from '@playwright/test';
import { test } from './support/journey';
import { signUp } from './support/newcomer';
import { Player, pressDigit } from './support/player';

const practice = '/en/courses/show?course=russian-from-zero&lesson=alphabet&practice=1';

test('does a lesson with the keyboard alone', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  await signUp(page, baseURL ?? '');
  await page.goto(practice);
  const player = new Player(page, 'en', 'alphabet', pressDigit);
  await player.finish(async () => {
    await page.keyboard.press('Enter');
    await expect(player.result).toContainText('Right!');
    await expect(player.next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(player.result).toBeHidden();
  });
});

test('moves words with arrows and the space bar', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await signUp(page, baseURL ?? '');
  await page.goto(practice);
  const player = new Player(page, 'en', 'alphabet');
  while ((await player.current()).kind !== 'order') {
    await player.answer();
    await player.checkAndGoOn();
  }

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
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${first} is over: place 2.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(sentence).toHaveText([second, first]);

  await page.keyboard.press('Enter');
  await expect(sentence).toHaveText([second]);
  await expect(bank.first()).toBeFocused();
});
