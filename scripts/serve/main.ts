/** The serving process: Next inside our HTTP front, and the job runner. Everything it needs stands in the environment. */
import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import next from 'next';
import { closeDatabase, pingDatabase } from '@/lib/database';
import { getEnv, type Env } from '@/lib/env';
import { createFront } from '@/lib/front/server';
import { internalHeader, internalKey } from '@/lib/http/internal';
import { startJobs } from '@/lib/jobs/runner';
import { logConsoleErrors } from '@/lib/log';
import { atEnd, runProgram } from '@/scripts/services/lifetime';
import { outagePage } from './outage-page';
import { createReadiness } from './readiness';

const databasePatience = 500;

async function serve(): Promise<never> {
  const env = getEnv();
  // Next adds its upgrade listener, the one for reload on change, to the first server it sees. It gets one that
  // never listens, so that ours decides what is passed on (getUpgradeHandler() knows nothing of reload).
  const websockets = createServer();
  const isDevelopment = process.env.NODE_ENV === 'development';
  if (!isDevelopment) logConsoleErrors();
  const app = next({ dev: isDevelopment, httpServer: websockets });
  await app.prepare();
  const handle = app.getRequestHandler();
  const front = createFront({
    handle: (request, response) => handle(request, response),
    ...(isDevelopment && { upgrade: (...upgrade) => void websockets.emit('upgrade', ...upgrade) }),
    isSecure: env.APP_ORIGIN.startsWith('https:'),
    trustProxy: env.TRUST_PROXY,
    isReady: createReadiness(env.DATABASE_URL, () => pingDatabase(databasePatience)),
    outage: { isDatabaseAway: async () => !(await pingDatabase(databasePatience)), page: outagePage },
  });
  const jobs = startJobs();
  atEnd(closeDatabase);
  atEnd(jobs.stop);
  atEnd(front.drain);
  await new Promise<void>((listening, failed) => {
    front.server.once('error', failed).listen(env.PORT, env.HOST, listening);
  });
  if (!isDevelopment) await refreshPages(env);
  process.send?.('listening');
  return new Promise(() => undefined);
}

/** Pages that an earlier run has cached may show courses or settings as they were then. */
async function refreshPages({ HOST, PORT }: Env): Promise<void> {
  const host = isIPv6(HOST) ? `[${HOST}]` : HOST;
  const headers = { [internalHeader]: internalKey() };
  await fetch(`http://${host}:${PORT}/api/cache`, { method: 'DELETE', headers });
}

await runProgram(serve, 0);
