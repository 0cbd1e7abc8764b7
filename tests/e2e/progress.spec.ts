import { expect } from '@playwright/test';
import { blunder } from '@/lib/russian/exercises/solve';
import { expectAccessible, test } from './support/journey';
import { LessonCalls } from './support/lesson-calls';
import { signUp } from './support/newcomer';

const lesson = '/en/courses/show?course=russian-from-zero&lesson=alphabet&practice=1';
const inARow = 100;

test('a visitor is asked to sign in, a newcomer is told what will be here', async ({ page, baseURL }) => {
  await page.goto('/en/profile/summary');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/en/auth/login?returnTo=%2Fen%2Fprofile%2Fsummary',
  );
  await signUp(page, baseURL ?? '');
  await page.goto('/en/profile/summary');
  await expect(page.getByText('Nothing is here yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rank 1' })).toBeVisible();
});

test('a hundred wrong answers in a row limit nothing, and the statistics show them', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const origin = baseURL ?? '';
  await signUp(page, origin);
  const answers = await failInARow(await LessonCalls.open(page.request, origin, 'alphabet'));

  await test.step('practice goes on as ever', async () => {
    await page.goto(lesson);
    await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  });

  await test.step('the statistics show exactly what was done', async () => {
    await page.goto('/en/profile/summary');
    const year = page.getByRole('region', { name: 'Points, day by day' });
    await year.getByText('The same as a table').click();
    const cells = year.getByRole('row').nth(1).getByRole('cell');
    const shown = [answers.points, answers.given, answers.right].map(String);
    await expect(cells).toContainText([...shown, /^\d+$/u]);
    await expect(page.getByText(streakAfter(answers.right))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('days off are planned beforehand', async () => {
    const ahead = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await page.getByText('Planned days off').click();
    await page.getByLabel('First day').fill(ahead);
    await page.getByRole('button', { name: 'Plan days off' }).click();
    await expect(page.getByText('Planned: 1 day off')).toBeVisible();
  });

  await test.step('the home says how things stand', async () => {
    await page.goto('/en/courses');
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today).toContainText(streakAfter(answers.right));
    // A mistake that was put right on the way is due already.
    await expect(today.getByRole('link', { name: /^(?:Go on learning|Review now)$/u })).toBeVisible();
    await expectAccessible(page);
  });
});

/** Three right answers make a day of learning; a guess is right now and then. */
const streakAfter = (right: number) => (right >= 3 ? '1 day in a row' : 'No streak right now');

/** Answers wrongly until that came off a hundred times in a row. @returns what was answered in all */
async function failInARow(calls: LessonCalls) {
  const answers = { given: 0, right: 0, points: 0 };
  for (let row = 0; row < inARow;) {
    const { task } = calls.due;
    // Nobody can be sure of a wrong option: where one was right, the row begins anew.
    const result = await calls.send(task.kind === 'choice' ? { kind: 'choice', option: 0 } : blunder(task));
    const isWrong = result.grade.verdict === 'wrong';
    row = isWrong ? row + 1 : 0;
    answers.given += 1;
    answers.right += isWrong ? 0 : 1;
    answers.points += result.points;
  }
  return answers;
}
