/** `npm run admin:create`: makes an administrator, of a new person or of one who has an account. */
import { closeDatabase } from '@/lib/platform/database/database';
import { getEnv } from '@/lib/platform/env';
import { runMigrations } from '@/scripts/db/migrations';
import { atEnd, runProgram } from '@/scripts/services/lifetime';
import { createAdministrator } from './administrator';
import { terminal } from './terminal';

await runProgram(async () => {
  await createAdministrator(process.argv.slice(2), {
    terminal,
    openDatabase: async () => {
      await runMigrations(getEnv().DATABASE_URL);
      atEnd(closeDatabase);
    },
  });
  return 0;
});
