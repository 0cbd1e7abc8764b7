/** The live process: soketi on loopback, on SOKETI_PORT, with the app that follows from AUTH_SECRET. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Server } from '@soketi/soketi/dist/server.js';
import { getEnv } from '@/lib/platform/env';
import { ownApp } from '@/lib/platform/realtime/live-server';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { ownAddress } from '@/scripts/serve/loopback';
import { atEnd, runProgram } from '@/scripts/services/lifetime';
import { Refusal } from '@/scripts/services/terminal';
import { watchRedis, type RedisAdapter } from './redis-link';
import { redisOptions } from './redis-options';
import { soketiOptions } from './soketi-options';

/** Without Redis soketi would wait for it for ever, after it has sent its people away. */
const stopTimeoutMs = 3_000;

await runProgram(async () => {
  const env = getEnv();
  const { AUTH_SECRET, SOKETI_PORT: port, REDIS_URL: redis } = env;
  if (port === undefined) throw new Refusal('SOKETI_PORT is missing.');
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
    throw new Refusal('The Redis of REDIS_URL is not reached: there are no live events until it is.');
  });
  await Promise.race([ready, refusal]);
  return Promise.race([serve(), refusal]);
}
