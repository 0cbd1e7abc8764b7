import { afterAll, expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { watchDatabase } from '@/scripts/serve/database-watch';
import { testDatabase } from '@/tests/support/database';

const watch = watchDatabase(testDatabase().url);
afterAll(watch.close);

it('does not take the database for away while this process is too busy to read its answer', async () => {
  expect(await watch.answers()).toBe(true);
  const answers = watch.answers();
  await turn();
  const end = Date.now() + 1200;
  while (Date.now() < end);
  expect(await answers).toBe(true);
});
