import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { personalChannel } from './events';
import { getPusher } from './inside/pusher';

/**
 * The signature with which a browser's connection subscribes to its person's channel. Throws AppError: 'forbidden' for any
 * other channel, 'not_found' when there is no live channel.
 */
export function authorizeChannel(userId: number, socketId: string, channel: string): { auth: string } {
  const pusher = getPusher();
  if (!pusher) throw new AppError('not_found');
  if (channel !== personalChannel(userId)) throw new AppError('forbidden');
  return { auth: pusher.authorizeChannel(socketId, channel).auth };
}

/** The signature with which a connection names its person. Throws AppError('not_found') when there is no live channel. */
export function authenticateConnection(
  userId: number,
  socketId: string,
): { auth: string; user_data: string } {
  const pusher = getPusher();
  if (!pusher) throw new AppError('not_found');
  return pusher.authenticateUser(socketId, { id: String(userId) });
}
