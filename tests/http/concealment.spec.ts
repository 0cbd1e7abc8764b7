import { expect, test } from '@playwright/test';
import { readExercises } from '@/tests/e2e/support/lesson-content';
import { register } from '@/tests/e2e/support/newcomer';

const practice = '/en/courses/show?course=russian-from-zero&lesson=alphabet&practice=1';
const exercises = readExercises('alphabet');
const prompts = exercises.map(({ prompt }) => prompt.en);

test('the practice page holds no exercise, and a run only the one that is due', async ({
  request,
  baseURL,
}) => {
  await register(request, baseURL ?? '');
  for (const headers of [{}, { RSC: '1' }]) {
    const text = await (await request.get(practice, { headers })).text();
    expect(prompts.filter((prompt) => text.includes(prompt))).toEqual([]);
  }
  const course = await request.get('/api/courses/russian-from-zero');
  const { lessons } = (await course.json()) as { lessons: { id: number }[] };
  const headers = { Origin: baseURL ?? '', 'Accept-Language': 'en' };
  const run = await (await request.post(`/api/lessons/${lessons[0]?.id ?? 0}/runs`, { headers })).text();
  expect(prompts.filter((prompt) => run.includes(prompt))).toEqual(prompts.slice(0, 1));
  expect(exercises.filter(({ hint }) => run.includes(hint.en))).toEqual([]);
});

test('a cached page never carries who asked for it', async ({ request, playwright, baseURL }) => {
  await register(request, baseURL ?? '');
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  for (const path of ['/', '/en']) {
    for (const headers of [{}, { RSC: '1' }, { RSC: '1', 'Next-Router-Prefetch': '1' }]) {
      await request.get(path, { headers });
      const text = await (await stranger.get(path, { headers })).text();
      expect(text).not.toContain('Петрова');
    }
  }
  await stranger.dispose();
});

test('a guarded page sends a stranger to sign in, and says whence', async ({ request }) => {
  const path = '/de/courses/select?course=russian-from-zero';
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe(`/de/auth/login?returnTo=${encodeURIComponent(path)}`);
});
