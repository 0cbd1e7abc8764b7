import { getCourse } from '@/tests/support/practice';
import { startSkipTest } from '@/tests/support/skip-tests';
import type { Somebody } from '@/tests/support/somebody';

/* Good calls of skip tests. */
const laterLesson = async ({ cookie }: Somebody) => {
  const { lessons } = await getCourse(cookie);
  return lessons.findLast(({ state }) => state === 'not_started')?.id ?? 0;
};
const begin = async (caller: Somebody) => startSkipTest(caller.cookie, await laterLesson(caller));

export const skipTestCalls = {
  'GET /api/checks/{check}': async (caller: Somebody) => ({
    params: { check: (await begin(caller)).check },
  }),
  'POST /api/checks/{check}/answers': async (caller: Somebody) => {
    const { check, turn, current } = await begin(caller);
    return { params: { check }, body: { turn, exercise: current?.exercise, answer: null } };
  },
  'POST /api/lessons/{lesson}/checks': async (caller: Somebody) => ({
    params: { lesson: String(await laterLesson(caller)) },
  }),
};
