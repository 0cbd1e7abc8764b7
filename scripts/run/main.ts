/** Runs one of our programs (the first argument) with the embedded database of this clone, or that of DATABASE_URL. */
import { configure } from '@/scripts/services/configuration';
import { openDatabase } from '@/scripts/services/database';
import { runProgram } from '@/scripts/services/lifetime';
import { program, runChild } from '@/scripts/services/programs';
import { Refusal } from '@/scripts/services/terminal';

await runProgram(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Refusal('Which program? Call it as: node scripts/run.mjs FILE …');
  const { env, variables } = configure(process.env);
  const DATABASE_URL = await openDatabase({
    url: variables.DATABASE_URL,
    dataFolder: env.DATA_DIR,
    join: true,
  });
  return runChild(program(file, ...args), {
    variables: { ...variables, DATABASE_URL },
    // A program may ask questions.
    stdio: 'inherit',
    stopTimeoutMs: 30_000,
  });
});
