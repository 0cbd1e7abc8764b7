/** The live process: soketi on loopback, on SOKETI_PORT, with the app that follows from AUTH_SECRET. */
import { Server } from '@soketi/soketi/dist/server.js';
import { getEnv } from '@/lib/platform/env';
import { ownApp } from '@/lib/platform/realtime/live-server';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { ownAddress } from '@/scripts/serve/loopback';
import { atEnd, runProgram } from '@/scripts/services/lifetime';
import { Refusal } from '@/scripts/services/terminal';
import { soketiOptions } from './soketi-options';

await runProgram(async () => {
  const env = getEnv();
  const { AUTH_SECRET, SOKETI_PORT: port } = env;
  if (port === undefined) throw new Refusal('SOKETI_PORT is missing.');
  const server = new Server(
    soketiOptions(ownApp(AUTH_SECRET), port, ownAddress(env, apiRoutes.liveWebhook())),
  );
  await new Promise<void>((ready) => void server.start(ready));
  atEnd(() => server.stop());
  process.send?.('listening');
  return new Promise(() => undefined);
}, 0);
