/** Prepares the database at every start: runs migrations and seeds. */
import { getEnv } from '@/lib/platform/env';
import { runProgram } from '@/scripts/services/lifetime';
import { say } from '@/scripts/services/terminal';
import { runMigrations } from './migrations';
import { seedAll } from './seed-all';

await runProgram(async () => {
  await runMigrations(getEnv().DATABASE_URL);
  const { changed } = await seedAll(getEnv());
  if (changed > 0) say(`The content was loaded: ${changed} rows changed.`);
  return 0;
});
