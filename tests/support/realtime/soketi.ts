import { once } from 'node:events';
import Pusher from 'pusher';
import { WebSocket } from 'ws';
import { ownApp } from '@/lib/platform/realtime/live-server';
import { freePort } from '@/scripts/services/ports';
import { startChild, stopChild } from '@/scripts/services/programs';
import { bundledProgram } from '@/tests/support/bundled-program';

export const AUTH_SECRET = 'only for tests '.repeat(4);
/** The app of soketi in the tests. */
export const app = ownApp(AUTH_SECRET);

export interface StartedSoketi {
  port: number;
  pid: number;
  pusher: Pusher;
  stop: () => Promise<void>;
}

/** A port on which nothing listens. */
const nowhere = 1;

/**
 * The real soketi on a free port, as `npm start` runs it. @param sitePort port of its webhooks @param more further
 * environment variables
 */
export async function startSoketi(
  port?: number,
  sitePort = nowhere,
  more: Record<string, string> = {},
): Promise<StartedSoketi> {
  const own = port ?? (await freePort());
  const variables = {
    ...process.env,
    AUTH_SECRET,
    DATABASE_URL: 'postgres://none/none',
    HOST: '127.0.0.1',
    PORT: String(sitePort),
    SOKETI_PORT: String(own),
    ...more,
  };
  const child = startChild(bundledProgram('scripts/soketi/main.ts'), {
    variables,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`soketi has ended with ${code}.`))),
  ]);
  const { appId, key, secret } = app;
  const pusher = new Pusher({ appId, key, secret, host: '127.0.0.1', port: String(own), useTLS: false });
  return { port: own, pid: child.pid ?? 0, pusher, stop: () => stopChild(child, 5_000) };
}

interface Frame {
  event: string;
  channel?: string;
  data?: unknown;
}

/** A browser's connection at the level of frames. */
export class RawClient {
  readonly frames: Frame[] = [];
  private readonly listeners = new Set<() => void>();
  closeCode: number | null = null;

  private constructor(
    private readonly socket: WebSocket,
    private readonly pusher: Pusher,
  ) {
    socket.on('message', (frame: Buffer) => {
      // The boundary: soketi sends messages.
      this.frames.push(JSON.parse(frame.toString()) as Frame);
      for (const listener of this.listeners) listener();
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.closeCode = code;
      for (const listener of this.listeners) listener();
    });
  }

  static async connect({ port, pusher }: Pick<StartedSoketi, 'port' | 'pusher'>): Promise<RawClient> {
    const client = new RawClient(new WebSocket(`ws://127.0.0.1:${port}/app/${app.key}`), pusher);
    await client.next('pusher:connection_established');
    return client;
  }

  get socketId(): string {
    const greeting = this.frames.find(({ event }) => event === 'pusher:connection_established');
    return /"socket_id":"([\d.]+)"/u.exec(String(greeting?.data))?.[1] ?? '';
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
  }

  async subscribe(
    channel: string,
    auth = this.pusher.authorizeChannel(this.socketId, channel).auth,
  ): Promise<void> {
    this.send({ event: 'pusher:subscribe', data: { channel, auth } });
    await this.until(() =>
      this.frames.some((frame) => frame.channel === channel || frame.event === 'pusher:error'),
    );
  }

  signIn(id: string): void {
    this.send({ event: 'pusher:signin', data: this.pusher.authenticateUser(this.socketId, { id }) });
  }

  async next(event: string): Promise<Frame> {
    await this.until(() => this.frames.some((frame) => frame.event === event));
    return this.frames.find((frame) => frame.event === event) ?? { event };
  }

  /** The code with which the server closed the connection. */
  async closed(): Promise<number> {
    await this.until(() => this.closeCode !== null);
    return this.closeCode ?? 0;
  }

  heard(event: string): Frame[] {
    return this.frames.filter((frame) => frame.event === event);
  }

  end(): void {
    this.socket.terminate();
  }

  private until(isTrue: () => boolean): Promise<void> {
    return new Promise((settle) => {
      const look = () => {
        if (!isTrue()) return;
        this.listeners.delete(look);
        settle();
      };
      this.listeners.add(look);
      look();
    });
  }
}
