import 'server-only';
import { logError } from '@/lib/platform/log';
import { getPusher } from './inside/pusher';

/**
 * Closes all live connections of a person: a subscription outlives the token it was made with. Browsers that are still
 * signed in reconnect by themselves. Never throws.
 */
export async function disconnectLive(userId: number): Promise<void> {
  try {
    await getPusher()?.terminateUserConnections(String(userId));
  } catch (error) {
    logError(error, { userId });
  }
}
