/** `npm start` and `npm run dev`: starts the whole site from an installed clone; Ctrl-C stops everything. */
import { ensureBuild } from '@/scripts/services/build';
import { configure } from '@/scripts/services/configuration';
import { openDatabase } from '@/scripts/services/database';
import { runProgram } from '@/scripts/services/lifetime';
import { isPortFree } from '@/scripts/services/ports';
import { program, runChild } from '@/scripts/services/programs';
import { Refusal, say } from '@/scripts/services/terminal';
import { greet } from './greeting';
import { keepServing } from './server';

const isDevelopment = process.argv.includes('--dev');

async function start(): Promise<number> {
  const given = isDevelopment
    ? { ...process.env, APP_ENV: process.env.APP_ENV || 'development' }
    : process.env;
  const { env, variables } = configure(given);
  if (!(await isPortFree(env.PORT, env.HOST))) {
    throw new Refusal(
      `Port ${env.PORT} is taken by another program: end it, or choose another port, as in PORT=3001.`,
    );
  }

  say('Starting the database …');
  const DATABASE_URL = await openDatabase({ url: variables.DATABASE_URL, dataFolder: env.DATA_DIR });
  const NODE_ENV = isDevelopment ? 'development' : 'production';
  const complete = { ...variables, DATABASE_URL, NODE_ENV };

  say('Preparing the database: schema, courses, people …');
  const code = await runChild(program('scripts/db/prepare.ts'), { variables: complete });
  if (code !== 0) throw new Refusal('The database could not be prepared: the reason is above.');

  if (!isDevelopment) await ensureBuild(complete);
  say('Starting the server …');
  await keepServing(complete, () => greet(env));
  return 0;
}

await runProgram(start, 0);
