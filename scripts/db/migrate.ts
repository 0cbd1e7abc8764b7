import { getEnv } from '@/lib/platform/env';
import { runProgram } from '@/scripts/services/lifetime';
import { say } from '@/scripts/services/terminal';
import { runMigrations } from './migrations';

await runProgram(async () => {
  await runMigrations(getEnv().DATABASE_URL);
  say('The schema is up to date.');
  return 0;
});
