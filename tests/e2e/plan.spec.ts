import { expect } from '@playwright/test';
import { tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { signUp } from './support/newcomer';

test('finds her level, makes a plan, keeps the date by an honest choice, and plans anew after a break', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await signUp(page, baseURL ?? '');

  await test.step('the test says beforehand what comes', async () => {
    await page.goto('/en/courses/placement');
    await expect(page.getByRole('heading', { level: 1, name: 'What is your level?' })).toBeVisible();
    await expect(page.getByText('At most 15 questions')).toBeVisible();
    await page.getByRole('link', { name: 'Begin the test' }).click();
  });

  const progress = page.getByRole('progressbar', { name: 'Level test' });
  await test.step('answers "I don’t know", and is asked the same question again after a reload', async () => {
    await expect(progress).toHaveAttribute('aria-valuetext', 'Question 1 of at most 15');
    await page.getByRole('button', { name: 'I don’t know' }).click();
    await expect(progress).toHaveAttribute('aria-valuetext', 'Question 2 of at most 15');
    const prompt = await page.getByRole('group').first().innerText();
    await page.reload();
    await expect(progress).toHaveAttribute('aria-valuetext', 'Question 2 of at most 15');
    await expect(page.getByRole('group').first()).toHaveText(prompt, { useInnerText: true });
  });

  await test.step('stops when she likes and sees how unsure the result is', async () => {
    await page.getByRole('button', { name: 'I don’t know' }).click();
    await expect(progress).toHaveAttribute('aria-valuetext', 'Question 3 of at most 15');
    await page.getByRole('button', { name: 'Leave the test' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('see the result of what you have answered');
    await page.getByRole('button', { name: 'Stop and see the result' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your level: A0' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Levels from A0 to B2/u })).toBeVisible();
    await expect(page.getByText('From 2 answers')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Make a plan for this level' }).click();
  });

  await test.step('makes a plan for a course', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'My plan' })).toBeVisible();
    await page.getByText('A course', { exact: true }).click();
    await page.getByLabel('Course', { exact: true }).selectOption({ label: 'Russian from zero' });
    await page.getByLabel('Minutes a day').fill('5');
    for (const day of ['Saturday', 'Sunday']) await page.getByRole('checkbox', { name: day }).check();
    await page.getByLabel('By when?').fill(inDays(3));
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await expect(page.getByText('The plan is saved.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'This week' })).toBeVisible();
  });

  await test.step('learns that the date is too near, and takes the minutes that are enough', async () => {
    await expect(page.getByText(/^There is not enough time until/u)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /minutes a day instead of 5$/u }).click();
    await expect(page.getByText(/^There is not enough time until/u)).toBeHidden();
    await expect(page.getByText(/You will make it by/u)).toBeVisible();
    await expect(page.getByLabel('Minutes a day')).not.toHaveValue('5');
  });

  await test.step('gets a secret address for her calendar, once', async () => {
    await page.getByRole('button', { name: 'Make an address' }).click();
    const address = await page.getByLabel('Address of the calendar').inputValue();
    const calendar = await page.request.get(new URL(address).pathname);
    expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await calendar.text()).toContain('BEGIN:VEVENT');
    await page.reload();
    await expect(page.getByText('It is not shown again')).toBeVisible();
    await page.getByRole('button', { name: 'Revoke the address' }).click();
    await expect(page.getByText('The address no longer works.')).toBeVisible();
    expect((await page.request.get(new URL(address).pathname)).status()).toBe(404);
  });

  await test.step('after three days away sees the new plan before she takes it', async () => {
    await tellDatabase(`update plans set deadline = null, changed_at = changed_at - interval '4 days'`);
    await page.reload();
    await expect(page.getByText(/behind the plan/u)).toBeVisible();
    await page.getByRole('button', { name: 'Show the new plan' }).click();
    await expect(page.getByText(/^Planned anew from today/u)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Plan anew from today' }).click();
    await expect(page.getByText(/behind the plan/u)).toBeHidden();
  });
});

/** A day from now on, as a date field holds it. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
