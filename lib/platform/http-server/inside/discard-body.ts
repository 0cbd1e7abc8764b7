import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FrontRequest } from '@/lib/platform/http-server/request';

/** Beyond either limit the answer is sent while the body is still arriving. */
const maxBytes = 1_000_000;
const timeoutMs = 1_000;

/**
 * Reads and discards the body of a refused request. A connection that is closed with unread bytes is reset, and
 * a client that is still sending would never see the answer.
 */
export async function discardBody(request: FrontRequest): Promise<void> {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (!hasBody || request.readableEnded) return;
  request.maxBodyBytes = maxBytes;
  request.resume();
  const ended = Promise.race([once(request, 'end'), once(request, 'close')]);
  await Promise.race([ended, sleep(timeoutMs)]).catch(() => undefined);
}
