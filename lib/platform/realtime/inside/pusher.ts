import 'server-only';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Pusher from 'pusher';
import { getEnv } from '@/lib/platform/env';
import { liveServer } from '@/lib/platform/realtime/live-server';

/** A slower answer would delay the person who has just written something. */
const timeoutMs = 2_000;

let known: Pusher | null | undefined;

/** The SDK for the configured server; null when there is none. */
export function getPusher(): Pusher | null {
  known ??= create();
  return known;
}

function create(): Pusher | null {
  const server = liveServer(getEnv());
  if (!server) return null;
  const { appId, key, secret, host, isTls } = server;
  const Agent = isTls ? HttpsAgent : HttpAgent;
  return new Pusher({
    appId,
    key,
    secret,
    host,
    port: String(server.port),
    useTLS: isTls,
    timeout: timeoutMs,
    agent: new Agent({ keepAlive: true }),
  });
}
