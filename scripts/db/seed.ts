import { getEnv } from '@/lib/platform/env';
import { runProgram } from '@/scripts/services/lifetime';
import { say } from '@/scripts/services/terminal';
import { seedAll } from './seed-all';

await runProgram(async () => {
  const { changed } = await seedAll(getEnv());
  say(`Courses, settings and people are in the database (${changed} rows of content changed).`);
  return 0;
});
