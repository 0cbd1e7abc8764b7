/** The live process: soketi on loopback, on SOKETI_PORT, with the app that follows from AUTH_SECRET. */
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

/** Without Redis soketi would wait for it for ever, after it has sent its people away. */
const stopTimeoutMs = 3_000;
/** After it the supervisor starts this process again at once, because it has run for so long; it kills it after 30 s of silence. */
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

/** The site starts without it: the supervisor waits for the first word. */
async function awaitRedis(url: string): Promise<void> {
  const address = redisAddress(url);
  if (await reachesRedis(address, 1)) return;
  process.send?.('waiting');
  if (!(await reachesRedis(address, redisTimeoutMs))) throw new Refusal(redisAway);
}

/** The supervisor waits for the word. */
async function serve(): Promise<never> {
  process.send?.('listening');
  return new Promise(() => undefined);
}

/**
 * Ends when Redis is lost: whoever stayed connected would believe to hear everything, and miss what happens on other machines.
 * Without a connection pages ask from time to time, and the supervisor starts this process until Redis is there.
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
