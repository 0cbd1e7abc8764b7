import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import { personOfChannel } from './events';
import { getPusher } from './inside/pusher';

/** Room for all connections that the site takes (2,000) leaving at once, with 70 bytes each. */
export const maxWebhookBytes = 256 * 1024;

/** A report of the live server about people's channels. */
export interface ChannelReport {
  /** Time of the report, in milliseconds of the live server's clock. */
  at: number;
  /** Whether each person's channel is occupied. */
  isHere: ReadonlyMap<number, boolean>;
}

const occupied: Partial<Record<string, boolean>> = { channel_occupied: true, channel_vacated: false };

/** Throws AppError('forbidden') unless the live server has signed exactly these bytes. */
export function requireSignedWebhook(headers: Headers, body: Uint8Array): void {
  const webhook = getPusher()?.webhook({
    headers: Object.fromEntries(headers),
    rawBody: new TextDecoder().decode(body),
  });
  // The package throws when the signature is missing, because it compares it.
  if (!headers.has('x-pusher-signature') || !webhook?.isValid()) throw new AppError('forbidden');
}

const sent = z.object({
  time_ms: z.number(),
  events: z.array(z.object({ name: z.string(), channel: z.string() })),
});

/**
 * Reads the report in the body. The last of several events about a person counts; other channels and events are skipped.
 * Throws AppError('bad_request').
 */
export function readWebhook(body: Uint8Array): ChannelReport {
  const { data } = sent.safeParse(JSON.parse(new TextDecoder().decode(body)));
  if (!data) throw new AppError('bad_request');
  const isHere = new Map<number, boolean>();
  for (const { name, channel } of data.events) {
    const [person, is] = [personOfChannel(channel), occupied[name]];
    if (person !== null && is !== undefined) isHere.set(person, is);
  }
  return { at: data.time_ms, isHere };
}
