import { jest } from '@jest/globals';
import { getSettings } from '@/lib/people/settings/service';

/** More than the second for which lib/people/settings/service.ts keeps what it has read. */
const beyondCacheMs = 1_100;
let passedMs = 0;

/** Has the settings read anew, as if the time for which they are cached had passed. */
export async function readSettingsAnew(): Promise<void> {
  passedMs += beyondCacheMs;
  const realNow = Date.now;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => realNow() + passedMs);
  await getSettings().finally(() => clock.mockRestore());
}
