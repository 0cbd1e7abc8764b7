import { expect } from '@playwright/test';
import { moving, test } from './support/journey';
import { LessonCalls } from './support/lesson-calls';
import { signUp } from './support/newcomer';
import { Player, pressDigit } from './support/player';

const practice = '/en/courses/show?course=russian-from-zero&lesson=alphabet&practice=1';

// Words that are dragged slide to their places.
test.use(moving);

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
