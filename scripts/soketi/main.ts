/** The live process: soketi on loopback, on SOKETI_PORT, with the app that is derived from AUTH_SECRET. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Server } from '@soketi/soketi/dist/server.js';
import { getEnv } from '@/lib/platform/env';
import { ownApp } from '@/lib/platform/realtime/live-server';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { ownAddress } from '@/scripts/serve/loopback';
import { atEnd, runProgram } from '@/scripts/services/lifetime';
import { Refusal } from '@/scripts/services/terminal';
import { reachesRedis, watchRedis, type RedisAdapter } from './redis-link';
import { redisAddress, redisOptions } from './redis-options';
import { soketiOptions } from './soketi-options';

/** Without Redis, soketi would wait for it for ever after it has closed its connections. */
const stopTimeoutMs = 3_000;
/**
 * After this time the process ends. It has then run long enough for the supervisor to start it again at once, and the
 * supervisor kills a process only after 30 s of silence.
 */
const redisTimeoutMs = 15_000;
const redisAway = 'The Redis of REDIS_URL cannot be used: there are no live events until it can.';

await runProgram(async () => {
  const env = getEnv();
  const { AUTH_SECRET, SOKETI_PORT: port, REDIS_URL: redis } = env;
  if (port === undefined) throw new Refusal('SOKETI_PORT is missing.');
  if (redis !== undefined) await awaitRedis(redis);
  const app = ownApp(AUTH_SECRET);
  const server = new Server({
    ...soketiOptions(app, port, ownAddress(env, apiRoutes.liveWebhook())),
    ...(redis !== undefined && redisOptions(redis, app.key)),
  });
  await new Promise<void>((ready) => void server.start(ready));
  atEnd(async () => Promise.race([server.stop(), sleep(stopTimeoutMs)]));
  if (redis === undefined) return serve();
  return serveWithRedis(server);
}, 0);

/** Waits for Redis. The site starts without it, because the supervisor waits only for the first message. */
async function awaitRedis(url: string): Promise<void> {
  const address = redisAddress(url);
  if (await reachesRedis(address, 1)) return;
  process.send?.('waiting');
  if (!(await reachesRedis(address, redisTimeoutMs))) throw new Refusal(redisAway);
}

/** Sends the message that the supervisor waits for, and serves. */
async function serve(): Promise<never> {
  process.send?.('listening');
  return new Promise(() => undefined);
}

/**
 * Ends when Redis is lost: a connected browser would not poll, and would miss events of other machines. Without a connection
 * pages poll, and the supervisor starts this process again until Redis is back.
 */
async function serveWithRedis(server: Server): Promise<never> {
  // The boundary: with these options soketi has this adapter.
  const { ready, lost } = watchRedis(server.adapter.driver as RedisAdapter);
  const refusal = lost.then(() => {
    throw new Refusal(redisAway);
  });
  await Promise.race([ready, refusal]);
  return Promise.race([serve(), refusal]);
}
