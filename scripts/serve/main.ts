/** The serving process: Next inside the HTTP server, and the job runner. Its configuration is the environment. */
import { createServer, type Server } from 'node:http';
import next from 'next';
import { getBuild } from '@/lib/platform/builds/build';
import { touches, type PageChange } from '@/lib/platform/cache/page-change';
import { offerToNext, RenderedPages } from '@/lib/platform/cache/rendered-pages';
import { closeDatabase } from '@/lib/platform/database/database';
import { wasDatabaseLost } from '@/lib/platform/database/database-loss';
import { getEnv, type Env } from '@/lib/platform/env';
import { createEntrypoints } from '@/lib/platform/http-server/entrypoints';
import { createFront, type Upgrade } from '@/lib/platform/http-server/server';
import { relayWebsockets } from '@/lib/platform/http-server/websocket-relay';
import { startPresence } from './presence';
import { startPublishing } from './publishing';
import { addressBlock } from '@/lib/platform/http/address';
import { splitLocale } from '@/lib/platform/i18n/locales';
import { startJobs } from '@/lib/platform/jobs/runner';
import { logConsoleErrors } from '@/lib/platform/log';
import { chooseRenderer, startRendering, stopRendering } from '@/lib/platform/markdown/render-text';
import { atEnd, runProgram } from '@/scripts/services/lifetime';
import { apiRefusal } from './api-refusal';
import { readApiRoutes } from './api-routes';
import { applyBuiltConfig } from './built-config';
import { closedPage } from './closed-page';
import { watchDatabase } from './database-watch';
import { failurePage } from './failure-page';
import { crontab, jobHandlers } from './jobs';
import { startLiveWork } from './live-work';
import { outagePage } from './outage-page';
import { watchPageChanges } from './page-changes';
import { createPageLimit } from './page-limit';
import { publicPages } from './public-pages';
import { createReadiness } from './readiness';
import { logUncaught } from './uncaught';
import { uploadMaxBytes } from './upload-limit';
import { warmPages } from './warm-pages';

/** The bundle that scripts/services/bundle.ts makes. */
const renderer = { file: '.next/serve/render-markdown.mjs', execArgv: [] };
/**
 * Bytes of pages that Next caches, besides the page cache: from these it answers its own router and, once a second, the page
 * cache.
 */
const maxRenderedBytes = 8_000_000;
const isDevelopment = process.env.NODE_ENV === 'development';

async function startNext(
  httpServer: Server,
): Promise<ReturnType<ReturnType<typeof next>['getRequestHandler']>> {
  if (!isDevelopment) applyBuiltConfig();
  const app = next({ dev: isDevelopment, httpServer });
  await app.prepare();
  if (isDevelopment) await writeDevelopmentPolyfills();
  return app.getRequestHandler();
}

/** Next has just emptied its folder of development; in the other one lib/platform/i18n/intl-polyfill.ts looks for names. */
async function writeDevelopmentPolyfills(): Promise<void> {
  const { writeIntlPolyfills } = await import('@/scripts/intl-polyfill/write-polyfills');
  writeIntlPolyfills('.next/dev/static');
  writeIntlPolyfills('.next/static');
}

/** Live connections are passed on to soketi; in development Next has its own websockets. */
function upgradesOf({ SOKETI_PORT, LIMIT_LIVE }: Env, upgradeSource: Server): Upgrade {
  const relay = relayWebsockets(SOKETI_PORT, { maxPerAddress: LIMIT_LIVE, countedAs: addressBlock });
  return (...upgrade) => relay(...upgrade) || (isDevelopment && upgradeSource.emit('upgrade', ...upgrade));
}

async function serve(): Promise<never> {
  const env = getEnv();
  // Next adds its upgrade listener for hot reload to the first server it sees. It gets one that never listens, so that the
  // real server decides which upgrades are passed on (getUpgradeHandler() does not cover hot reload).
  const upgradeSource = createServer();
  if (!isDevelopment) logConsoleErrors();
  getBuild();
  const rendered = new RenderedPages(maxRenderedBytes);
  offerToNext(rendered);
  const handle = await startNext(upgradeSource);
  const watch = watchDatabase(env.DATABASE_URL);
  const front = createFront({
    handle: (request, response) => handle(request, response),
    upgrade: upgradesOf(env, upgradeSource),
    isSecure: env.APP_ORIGIN.startsWith('https:'),
    trustProxy: env.TRUST_PROXY,
    isReady: createReadiness(env.DATABASE_URL, watch.answers),
    outage: { isDatabaseAway: async () => wasDatabaseLost() || !(await watch.answers()), page: outagePage },
    showsFailures: isDevelopment,
    plainScreen: failurePage,
    ownAnswer: closedPage,
    corsOrigins: env.CORS_ORIGINS,
    ...(!isDevelopment && env.PAGE_CACHE_BYTES > 0 && { pageCache: publicPages(env) }),
    ...(!isDevelopment && env.API_ENTRYPOINTS && { entrypoint: createEntrypoints(readApiRoutes()) }),
    apiRefusal,
    bodyLimitOverride: uploadMaxBytes,
    limit: createPageLimit(env),
  });
  if (!isDevelopment) chooseRenderer(renderer);
  startRendering();
  const jobs = startJobs({ handlers: jobHandlers, crontab });
  const publishing = startPublishing();
  const presence = startPresence();
  atEnd(closeDatabase);
  atEnd(stopRendering);
  atEnd(watch.close);
  atEnd(jobs.stop);
  atEnd(publishing.stop);
  atEnd(presence.stop);
  const liveWork = await startLiveWork(env.DATABASE_URL);
  atEnd(liveWork.close);
  atEnd(front.drain);
  await new Promise<void>((listening, failed) => {
    front.server.once('error', failed).listen(env.PORT, env.HOST, listening);
  });
  if (!isDevelopment) {
    const expire = (change: PageChange) => {
      rendered.expire(change);
      front.expirePages((path) => touches(change, splitLocale(path)));
    };
    const changes = await watchPageChanges(env.DATABASE_URL, { expire, answered: front.answered });
    atEnd(changes.close);
    await warmPages(env);
  }
  process.send?.('listening');
  return new Promise(() => undefined);
}

await runProgram(() => Promise.race(isDevelopment ? [serve()] : [serve(), logUncaught()]), 0);
