import { internalHeader, internalKey } from '@/lib/platform/http/internal';
import { reason } from '@/scripts/services/terminal';
import { ownAddress, type ListenOptions } from './loopback';

const patience = 5000;

/** Pages that an earlier run has cached may show courses or settings as they were then. The server runs without it, too. */
export async function refreshPages(listens: ListenOptions): Promise<void> {
  try {
    const response = await fetch(ownAddress(listens, '/api/cache'), {
      method: 'DELETE',
      headers: { [internalHeader]: internalKey() },
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`it was answered with ${response.status}`);
  } catch (error) {
    process.stderr.write(`Warning: cached pages could not be refreshed: ${reason(error)}.\n`);
  }
}
