import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A stand-in for the live server: it answers the site's calls with channels that the test sets, and stores the events that
 * it receives.
 */
export interface StandIn {
  port: number;
  /** Ids of the people whose channels are occupied; null: every answer is 500. */
  here: number[] | null;
  /** Called when a request has arrived, before it is answered. */
  onAsked: () => Promise<void>;
  events: { name: string; data: unknown; to: string[] }[];
  stop: () => void;
}

interface Sent {
  name: string;
  data: string;
  channel?: string;
  channels?: string[];
}

export async function startStandIn(): Promise<StandIn> {
  const server: Server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (/\/(?:batch_)?events$/u.test(pathname)) {
        // The boundary: the package sends events.
        const sent = JSON.parse(body) as Sent | { batch: Sent[] };
        for (const { name, data, channel, channels } of 'batch' in sent ? sent.batch : [sent])
          standIn.events.push({ name, data: JSON.parse(data), to: channels ?? [channel ?? ''] });
        return response.end('{}');
      }
      const { here } = standIn;
      await standIn.onAsked();
      if (here === null) return response.writeHead(500).end();
      const prefix = searchParams.get('filter_by_prefix') ?? '';
      const names = [...here.map((id) => `private-channel-${id}`), '#server-to-user-1'];
      const channels = names
        .filter((name) => name.startsWith(prefix))
        .map((name) => [name, { occupied: true }] as const);
      const occupied = Object.fromEntries<{ occupied: boolean }>(channels);
      return response.end(JSON.stringify({ channels: occupied }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const standIn: StandIn = {
    // The boundary: a TCP server's address is never a string.
    port: (server.address() as AddressInfo).port,
    here: [],
    onAsked: async () => undefined,
    events: [],
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return standIn;
}
