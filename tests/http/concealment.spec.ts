import { expect } from '@playwright/test';
import { test } from './support/journey';
import { readExercises } from './support/lesson-content';
import { signUp } from './support/newcomer';

const practice = '/en/courses/show?course=russian-from-zero&lesson=alphabet&practice=1';
const exercises = readExercises('alphabet');
const prompts = exercises.map(({ prompt }) => prompt.en);

test('the practice page holds no exercise, and a run only the one that is due', async ({ page, baseURL }) => {
  await signUp(page, baseURL ?? '');
  for (const headers of [{}, { RSC: '1' }]) {
    const text = await (await page.request.get(practice, { headers })).text();
    expect(prompts.filter((prompt) => text.includes(prompt))).toEqual([]);
  }
  const course = await page.request.get('/api/courses/russian-from-zero');
  const { lessons } = (await course.json()) as { lessons: { id: number }[] };
  const headers = { Origin: baseURL ?? '', 'Accept-Language': 'en' };
  const run = await (await page.request.post(`/api/lessons/${lessons[0]?.id ?? 0}/runs`, { headers })).text();
  expect(prompts.filter((prompt) => run.includes(prompt))).toEqual(prompts.slice(0, 1));
  expect(exercises.filter(({ hint }) => run.includes(hint.en))).toEqual([]);
});

test('a cached page never carries who asked for it', async ({ page, playwright, baseURL }) => {
  await signUp(page, baseURL ?? '');
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  for (const path of ['/', '/en']) {
    for (const headers of [{}, { RSC: '1' }, { RSC: '1', 'Next-Router-Prefetch': '1' }]) {
      await page.request.get(path, { headers });
      const text = await (await stranger.get(path, { headers })).text();
      expect(text).not.toContain('Петрова');
    }
  }
  await stranger.dispose();
});

test('guarded pages send a stranger to sign in and back', async ({ page }) => {
  await page.goto('/de/courses/select?course=russian-from-zero');
  await expect(page).toHaveURL(
    '/de/auth/login?returnTo=%2Fde%2Fcourses%2Fselect%3Fcourse%3Drussian-from-zero',
  );
  await page.getByRole('button', { name: /Анна Соколова/u }).click();
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de/courses/select?course=russian-from-zero');
});
