import 'server-only';
import { z } from 'zod';
import { channelPrefix, personOfChannel } from './events';
import { getPusher } from './inside/pusher';

const answer = z.object({ channels: z.record(z.string(), z.unknown()) });

/**
 * Ids of the people whose channels are occupied now; null when there is no live channel. Throws when its server does not
 * answer.
 */
export async function listPeopleHere(): Promise<number[] | null> {
  const response = await getPusher()?.get({ path: '/channels', params: { filter_by_prefix: channelPrefix } });
  if (!response) return null;
  const { channels } = answer.parse(await response.json());
  return Object.keys(channels).flatMap((channel) => personOfChannel(channel) ?? []);
}
