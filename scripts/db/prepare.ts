/** Prepares the database at every start: runs migrations, erases again who was erased before, and seeds. */
import { eraseReturned } from '@/lib/people/account/erase';
import { getEnv } from '@/lib/platform/env';
import { eraseSteps } from '@/lib/composition/erase-steps';
import { runProgram } from '@/scripts/services/lifetime';
import { say } from '@/scripts/services/terminal';
import { runMigrations } from './migrations';
import { seedAll } from './seed-all';

await runProgram(async () => {
  await runMigrations(getEnv().DATABASE_URL);
  const back = await eraseReturned(eraseSteps);
  if (back > 0)
    say(`Accounts that were erased before, and came back with a restored copy: ${back} erased again.`);
  const { changed } = await seedAll(getEnv());
  if (changed > 0) say(`The content was loaded: ${changed} rows changed.`);
  return 0;
});
