/** `npm start` and `npm run dev`: starts the whole site from an installed clone; Ctrl-C stops everything. */
import type { Env } from '@/lib/platform/env';
import { ensureBuild } from '@/scripts/services/build';
import { bundleServer } from '@/scripts/services/bundle';
import { configure } from '@/scripts/services/configuration';
import { openDatabase } from '@/scripts/services/database';
import { runProgram } from '@/scripts/services/lifetime';
import { freePort, isPortFree } from '@/scripts/services/ports';
import { program, runChild, type Variables } from '@/scripts/services/programs';
import { Refusal, say } from '@/scripts/services/terminal';
import { greet } from './greeting';
import { keepSoketi } from './soketi';
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
  const { serve, soketi } = isDevelopment
    ? { serve: program('scripts/serve/main.ts'), soketi: program('scripts/soketi/main.ts') }
    : bundleServer();
  const live = await withLive(env, complete);
  if (live.SOKETI_PORT) await keepSoketi(soketi, live);
  await keepServing(serve, live, () => greet(env));
  return 0;
}

/** Our own live server listens on a port that stays the same when it is started again. */
async function withLive({ PUSHER_KEY, SOKETI_PORT }: Env, variables: Variables): Promise<Variables> {
  if (PUSHER_KEY) return variables;
  return { ...variables, SOKETI_PORT: String(SOKETI_PORT ?? (await freePort())) };
}

await runProgram(start, 0);
