import type { LiveServer } from '@/lib/platform/realtime/live-server';

const loopback = '127.0.0.1';

/** soketi's options, by its paths in dot notation; other options keep soketi's default. */
export function soketiOptions(
  { appId, key, secret }: Pick<LiveServer, 'appId' | 'key' | 'secret'>,
  port: number,
  webhookUrl: string,
) {
  return {
    host: loopback,
    port,
    // soketi always listens for its metrics too: on any free port.
    'metrics.host': loopback,
    'metrics.port': 0,
    // soketi searches for other nodes by UDP, by default in the whole local network.
    'cluster.hostname': loopback,
    'cluster.address': loopback,
    'cluster.unicast': loopback,
    'cluster.port': port,
    shutdownGracePeriod: 500,
    'eventLimits.maxPayloadInKb': 16,
    // After a restart many browsers reconnect at once.
    'webhooks.batching.enabled': true,
    'webhooks.batching.duration': 100,
    'appManager.array.apps': [
      {
        id: appId,
        key,
        secret,
        enabled: true,
        enableClientMessages: false,
        enableUserAuthentication: true,
        webhooks: [{ url: webhookUrl, event_types: ['channel_occupied', 'channel_vacated'] }],
      },
    ],
  };
}
