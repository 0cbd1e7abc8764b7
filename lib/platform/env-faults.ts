import { createECDH } from 'node:crypto';
import type { Parsed } from './env';

/** Variables that are right each by itself and do not fit together: one sentence for the operator, or null. */
export const faultOf = (data: Parsed): string | null =>
  vapidFault(data) ?? pusherFault(data) ?? redisFault(data) ?? turnFault(data);

/** Every push service would refuse messages signed with keys that do not belong together, and nobody would notice. */
function vapidFault({ VAPID_PUBLIC_KEY: open, VAPID_PRIVATE_KEY: secret }: Parsed): string | null {
  if (open === undefined && secret === undefined) return null;
  if (open === undefined || secret === undefined)
    return `${open === undefined ? 'VAPID_PUBLIC_KEY' : 'VAPID_PRIVATE_KEY'} is missing: the two keys belong together.`;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(secret, 'base64url');
  } catch {
    return 'VAPID_PRIVATE_KEY must be a P-256 key of 32 bytes in base64url.';
  }
  return pair.getPublicKey('base64url') === open
    ? null
    : 'VAPID_PUBLIC_KEY must be the public half of VAPID_PRIVATE_KEY.';
}

/** With only some of these variables browsers would get no live events, without any error. */
function pusherFault(data: Parsed): string | null {
  const names = ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'] as const;
  const missing = names.find((name) => data[name] === undefined);
  const isConfigured = names.some((name) => data[name] !== undefined) || data.PUSHER_HOST !== undefined;
  return missing && isConfigured ? `${missing} is missing: ${names.join(', ')} belong together.` : null;
}

/** A server of another make has its own way to run on several machines. */
function redisFault({ REDIS_URL: redis, PUSHER_KEY: key }: Parsed): string | null {
  if (redis === undefined || key === undefined) return null;
  return 'REDIS_URL is for our own soketi, which PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET replace: set one of the two.';
}

function turnFault({ TURN_URLS: urls, TURN_SECRET: secret }: Parsed): string | null {
  if (urls.length > 0 === (secret !== undefined)) return null;
  return `${secret === undefined ? 'TURN_SECRET' : 'TURN_URLS'} is missing: TURN_URLS and TURN_SECRET belong together.`;
}
