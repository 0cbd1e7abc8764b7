import type Pusher from 'pusher-js';
import type { Options } from 'pusher-js';
import { validToken } from '@/lib/browser/api/access-token';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { leavingSignal } from '@/lib/browser/api/leaving';
import { renewAccess } from '@/lib/browser/api/renew-access';
import type { LiveConfig } from '@/lib/platform/realtime/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Signin {
  auth: string;
  user_data: string;
}

/** Websockets only, no statistics (spec §7). */
export async function openPusher(config: NonNullable<LiveConfig>): Promise<Pusher> {
  const { default: Client } = await import('pusher-js');
  return new Client(config.key, optionsOf(config, globalThis.location));
}

/** @public for tests, which connect by the same options */
export function optionsOf(
  { cluster, host, port, tls }: NonNullable<LiveConfig>,
  { protocol, hostname, port: sitePort }: Pick<Location, 'protocol' | 'hostname' | 'port'>,
): Options {
  const isTls = tls ?? protocol === 'https:';
  const usedPort = port ?? (Number(sitePort) || (isTls ? 443 : 80));
  return {
    cluster,
    wsHost: host ?? hostname,
    wsPort: usedPort,
    wssPort: usedPort,
    forceTLS: isTls,
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
    channelAuthorization: {
      endpoint: apiRoutes.liveChannel(),
      transport: 'ajax',
      customHandler: ({ socketId: socket_id, channelName: channel_name }, answer) =>
        void hand(ask<{ auth: string }>(apiRoutes.liveChannel(), { socket_id, channel_name }), answer),
    },
    userAuthentication: {
      endpoint: apiRoutes.liveConnection(),
      transport: 'ajax',
      customHandler: ({ socketId: socket_id }, answer) =>
        void hand(ask<Signin>(apiRoutes.liveConnection(), { socket_id }), answer),
    },
  };
}

/** A signature is given for a bearer alone, and a page that has just been loaded has no access token yet. */
async function ask<T>(path: string, body: object): Promise<T> {
  if (validToken() === null) await renewAccess();
  return fetchJson<T>(path, { method: 'POST', body, signal: leavingSignal() });
}

async function hand<T>(
  signature: Promise<T>,
  answer: (error: Error | null, data: T | null) => void,
): Promise<void> {
  try {
    answer(null, await signature);
  } catch (error) {
    answer(error instanceof Error ? error : new Error('The live channel was refused.'), null);
  }
}
