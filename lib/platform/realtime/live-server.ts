import { createHmac } from 'node:crypto';
import type { Env } from '@/lib/platform/env';
import type { LiveConfig } from './schema';

/** A server of the Pusher protocol: ours, or one of the operator's choice. */
export interface LiveServer {
  appId: string;
  key: string;
  secret: string;
  /** Host and port to which events are sent. */
  host: string;
  port: number;
  isTls: boolean;
  cluster: string;
  /** Whether it is ours, which browsers reach through the address of the site. */
  isOwn: boolean;
  /** Host for browsers, if the server is not ours. */
  browserHost: string;
}

type LiveEnv = Pick<
  Env,
  | 'AUTH_SECRET'
  | 'PUSHER_APP_ID'
  | 'PUSHER_KEY'
  | 'PUSHER_SECRET'
  | 'PUSHER_HOST'
  | 'PUSHER_PORT'
  | 'PUSHER_TLS'
  | 'PUSHER_CLUSTER'
  | 'SOKETI_PORT'
>;

/** Null when there is none: then browsers poll. */
export function liveServer(env: LiveEnv): LiveServer | null {
  const cluster = env.PUSHER_CLUSTER;
  if (env.PUSHER_APP_ID && env.PUSHER_KEY && env.PUSHER_SECRET) {
    const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret, PUSHER_TLS: isTls } = env;
    const host = env.PUSHER_HOST ?? `api-${cluster}.pusher.com`;
    const browserHost = env.PUSHER_HOST ?? `ws-${cluster}.pusher.com`;
    const port = env.PUSHER_PORT ?? (isTls ? 443 : 80);
    return { appId, key, secret, host, browserHost, port, isTls, cluster, isOwn: false };
  }
  if (env.SOKETI_PORT === undefined) return null;
  const loopback = { host: '127.0.0.1', browserHost: '', port: env.SOKETI_PORT };
  return { ...ownApp(env.AUTH_SECRET), ...loopback, isTls: false, cluster, isOwn: true };
}

/** The app of our own server. Its key and secret are derived from AUTH_SECRET, so that every process has the same. */
export function ownApp(authSecret: string): Pick<LiveServer, 'appId' | 'key' | 'secret'> {
  const derive = (name: string, length: number) =>
    createHmac('sha256', authSecret).update(`soketi ${name}`).digest('hex').slice(0, length);
  return { appId: 'govorim', key: derive('key', 20), secret: derive('secret', 64) };
}

/** The configuration that browsers need. */
export function liveConfigOf(env: LiveEnv): LiveConfig {
  const server = liveServer(env);
  if (!server) return null;
  const { key, cluster, browserHost: host, port, isTls: tls, isOwn } = server;
  return isOwn ? { key, cluster, host: null, port: null, tls: null } : { key, cluster, host, port, tls };
}
