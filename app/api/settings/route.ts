import { touchPresence } from '@/lib/community/directory/presence';
import { countWaiting } from '@/lib/chat/counters/count-waiting';
import { endpoint } from '@/lib/people/door/endpoint';
import { settingsAnswer } from '@/lib/people/settings/schema';
import { getSharedSettings } from '@/lib/people/settings/service';

/** Browsers ask for it on every navigation (spec §7), which is their sign of life. */
export const GET = endpoint(
  { summary: 'The settings of the site that pages show.', access: 'anyone', response: settingsAnswer },
  async ({ viewer }) => {
    if (viewer) await touchPresence(viewer);
    const [shared, notify] = await Promise.all([getSharedSettings(), countWaiting(viewer)]);
    return { ...shared, notify };
  },
);
