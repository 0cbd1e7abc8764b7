import { runProgram } from '@/scripts/services/lifetime';
import { tryMigrating } from './migrating';
import { conclude } from './verdicts';
await runProgram(async () => {
  await tryMigrating(process.env.DATABASE_URL ?? '');
  return conclude();
});
