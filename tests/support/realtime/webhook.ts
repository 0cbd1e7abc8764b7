import { createHmac } from 'node:crypto';
import { app } from './soketi';

const names = { occupied: 'channel_occupied', vacated: 'channel_vacated' };

/** The live server's webhook about people's channels, and the headers with its signature. */
export function webhookOf(
  events: readonly (readonly [keyof typeof names, number | string])[],
  { at = Date.now(), key = app.key, secret = app.secret } = {},
) {
  const raw = JSON.stringify({
    time_ms: at,
    events: events.map(([name, of]) => ({
      name: names[name],
      channel: typeof of === 'number' ? `private-channel-${of}` : of,
    })),
  });
  return { raw, headers: { 'x-pusher-key': key, 'x-pusher-signature': signatureOf(raw, secret) } };
}

export const signatureOf = (raw: string, secret: string = app.secret) =>
  createHmac('sha256', secret).update(raw).digest('hex');
