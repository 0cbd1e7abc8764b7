import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FrontRequest } from '@/lib/platform/http-server/request';

/** Bytes and milliseconds: beyond that the answer goes out while the body is still coming in. */
const maxBytes = 1_000_000;
const maxMs = 1_000;

/**
 * Reads the body of a request that is refused, and forgets it. A connection that is closed with unread bytes on it is
 * reset, and whoever is still sending never sees the answer.
 */
export async function readOut(request: FrontRequest): Promise<void> {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (!hasBody || request.readableEnded) return;
  request.bodyLimit = maxBytes;
  request.resume();
  const over = Promise.race([once(request, 'end'), once(request, 'close')]);
  await Promise.race([over, pause(maxMs)]).catch(() => undefined);
}
