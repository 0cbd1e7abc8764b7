import 'server-only';
import { Agent, request } from 'node:https';
import { getEnv } from '@/lib/platform/env';
import { publicLookup } from './public-lookup';

export interface Target {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const timeoutMs = 10_000;
/** How long a push service keeps what a browser that is off has not fetched. */
const ttlSeconds = 24 * 60 * 60;

let agent = new Agent({ lookup: publicLookup, maxSockets: 20 });

/** @public for tests, whose push service runs on the same machine */
export function chooseAgent(other: Agent): void {
  agent = other;
}

/**
 * Sends a message to a push service, encrypted for one browser (RFC 8291). @returns its HTTP status; redirects are not
 * followed
 */
export async function sendToService(
  { endpoint, p256dh, auth }: Target,
  payload: string,
  topic: string,
): Promise<number> {
  const { VAPID_PUBLIC_KEY = '', VAPID_PRIVATE_KEY = '', VAPID_SUBJECT } = getEnv();
  // Loaded with the first message: many sites never send one.
  const { default: webPush } = await import('web-push');
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payload,
    {
      vapidDetails: { subject: VAPID_SUBJECT, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY },
      TTL: ttlSeconds,
      topic,
      contentEncoding: 'aes128gcm',
    },
  );
  return new Promise((settle, fail) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const call = request(endpoint, { method, headers, agent, signal }, (response) => {
      response.resume();
      settle(response.statusCode ?? 0);
    });
    call.on('error', fail);
    call.end(body);
  });
}
