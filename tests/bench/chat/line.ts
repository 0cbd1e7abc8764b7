import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import { personalChannel } from '@/lib/platform/realtime/events';
import type { Pair, Talker } from './talkers';

/** Milliseconds after which a message that has not arrived is lost. */
const lostMs = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** What one says and another hears, over the channel of whoever hears. */
export interface Line {
  /** Milliseconds from the call to the event. Throws where the call is refused or nothing is heard. */
  say: (text: string) => Promise<number>;
  close: () => void;
}

export interface Wire {
  base: string;
  /** The key of the live server's app. */
  key: string;
}

interface Frame {
  event: string;
  data?: string;
}

/** A pair whose messages go through the API, one after the other. */
export async function openLine(wire: Wire, { sender, receiver }: Pair): Promise<Line> {
  return lineOf(wire, receiver, (text) =>
    post(wire.base, `/api/chat/${receiver.id}/messages`, sender, { client_id: randomUUID(), text }),
  );
}

/** The same without the API: `trigger` sends the event itself. */
export async function openBareLine(
  wire: Wire,
  { receiver }: Pair,
  trigger: (channel: string, text: string) => Promise<unknown>,
): Promise<Line> {
  return lineOf(wire, receiver, (text) => trigger(personalChannel(receiver.id), text));
}

async function lineOf(wire: Wire, receiver: Talker, call: (text: string) => Promise<unknown>): Promise<Line> {
  let heard: () => void = () => undefined;
  const socket = await listen(wire, receiver, () => heard());
  return {
    say: (text) =>
      new Promise((resolve, reject) => {
        const start = performance.now();
        const timer = setTimeout(() => reject(new Error(`Nobody heard of “${text}”.`)), lostMs);
        heard = () => {
          clearTimeout(timer);
          resolve(performance.now() - start);
        };
        call(text).catch((error: unknown) => {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        });
      }),
    close: () => socket.close(),
  };
}

/** Subscribes to somebody's channel; `onMessage` is called at each message that was sent. */
async function listen({ base, key }: Wire, me: Talker, onMessage: () => void): Promise<WebSocket> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/app/${key}?protocol=7&client=bench&version=1`);
  const channel = personalChannel(me.id);
  const answer = (event: string, data: unknown) => socket.send(JSON.stringify({ event, data }));
  const subscribe = async (socketId: string) => {
    const body = { socket_id: socketId, channel_name: channel };
    const { auth } = await post<{ auth: string }>(base, '/api/broadcasting/auth', me, body);
    answer('pusher:subscribe', { channel, auth });
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (raw: Buffer) => {
      // The boundary: soketi sends frames of the Pusher protocol.
      const { event, data = '{}' } = JSON.parse(raw.toString()) as Frame;
      if (event === 'chat-send') onMessage();
      else if (event === 'pusher:ping') answer('pusher:pong', {});
      else if (event === 'pusher_internal:subscription_succeeded') resolve(socket);
      else if (event === 'pusher:connection_established')
        subscribe((JSON.parse(data) as { socket_id: string }).socket_id).catch(reject);
      else if (event.includes('error')) reject(new Error(raw.toString()));
    });
  });
}

async function post<T>(base: string, path: string, { bearer }: Talker, body: object): Promise<T> {
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = {
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    'content-length': bytes.length,
  };
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, base), { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (piece: Buffer) => (text += piece.toString()));
      response.on('end', () => {
        const isOk = (response.statusCode ?? 500) < 300;
        if (isOk) resolve(JSON.parse(text) as T);
        else reject(new Error(`${path}: ${response.statusCode} ${text.slice(0, 200)}`));
      });
    });
    call.on('error', reject);
    call.end(bytes);
  });
}
