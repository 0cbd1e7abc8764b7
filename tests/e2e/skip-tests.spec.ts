import { expect } from '@playwright/test';
import { expectAccessible, test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { signUp } from './support/newcomer';
import { Player } from './support/player';

const course = '/en/courses/select?course=russian-from-zero';
const ahead = '/en/courses/show?course=russian-from-zero&lesson=who-and-what';
const lessonsBefore = ['alphabet', 'greetings'];

test('shows what she knows already in five exercises, and jumps ahead', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await signUp(page, baseURL ?? '');
  const player = new Player(page, 'en', lessonsBefore);
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  const step = (done: number) => expect(progress).toHaveAttribute('aria-valuetext', `${done} of 5 done`);
  const passOver = async () => {
    await player.giveUp.click();
    await expect(player.result).toContainText('Not quite');
    await expect(player.result).not.toContainText('Right answer');
    await player.goOn();
  };

  const before = page.getByText(
    '2 lessons before this one are not finished yet. The first of them is lesson 1,',
  );

  await test.step('reads a lesson ahead, which names what comes before and three ways to go', async () => {
    await page.goto(course);
    await expect(page.getByText('The order is a recommendation')).toBeVisible();
    await page.getByRole('link', { name: 'Who is this? What is this?' }).click();
    await expect(before).toContainText('Alphabet and sounds');
    await expect(page.getByRole('link', { name: 'Begin with lesson 1' })).toHaveAttribute(
      'href',
      '/en/courses/show?course=russian-from-zero&lesson=alphabet',
    );
    await expect(page.getByText('Or simply go on here')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Practise' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Show that you know this already: five exercises' }).click();
    await step(0);
    await expect(page.getByText(/^5 exercises from the lessons before/u)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('is told whether an answer was right and no more, and goes on there after a reload', async () => {
    await passOver();
    await step(1);
    const prompt = await page.getByRole('heading', { level: 2 }).innerText();
    await page.reload();
    await step(1);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(prompt);
    await page.getByRole('button', { name: 'Leave, go on later' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('within a day');
    await page.getByRole('button', { name: 'Stay' }).click();
  });

  await test.step('keeps the answer while there is no connection', async () => {
    await player.answer();
    await context.setOffline(true);
    await player.check.click();
    await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await player.checkAndGoOn();
    await step(2);
  });

  await test.step('does not pass with three of five, learns what was missing, also after a reload', async () => {
    await passOver();
    await player.answer();
    await player.checkAndGoOn();
    await player.answer();
    await player.checkAndGoOn();
    const heading = page.getByRole('heading', { level: 2, name: 'Not yet' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(/check=1&result=/u);
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByText(/^3 of 5 were right/u)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Lesson [12]: /u }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('tries other exercises at once, and is done with what comes before', async () => {
    await page.getByRole('button', { name: 'Try other exercises' }).click();
    for (let done = 0; done < 5; done += 1) {
      await step(done);
      await player.answer();
      await page.keyboard.press('Enter');
      await expect(player.result).toContainText('Right!');
      await expect(player.next).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(player.result).toBeHidden();
    }
    await expect(page.getByRole('heading', { level: 2, name: /^You know what comes before/u })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'To the lesson' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Who is this? What is this?' })).toBeVisible();
    await expect(before).toBeHidden();
  });

  await test.step('the lessons before are skipped and stay open to her', async () => {
    await page.goto(course);
    await expect(page.getByText('Skipped', { exact: true })).toHaveCount(2);
    await page.getByRole('link', { name: 'Alphabet and sounds' }).click();
    await expect(page.getByRole('link', { name: 'Practise' }).first()).toBeVisible();
    await page.goto('/en/courses');
    await expect(page.getByRole('tabpanel')).toContainText('Lesson 3');
    await page.goto(`${ahead}&check=1`);
    await expect(page.getByRole('heading', { level: 1, name: 'Who is this? What is this?' })).toBeVisible();
  });
});

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('takes a check without scrolling the page sideways', async ({ page, baseURL }) => {
    await signUp(page, baseURL ?? '');
    for (const path of [course, ahead]) {
      await page.goto(path);
      expect(await sidewaysScroll(page), path).toBe(0);
    }
    await page.getByRole('link', { name: /^Show that you know/u }).click();
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
