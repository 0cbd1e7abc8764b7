import { endpoint } from '@/lib/people/door/endpoint';
import { settingsAnswer } from '@/lib/people/settings/schema';
import { getSettingsAnswer } from '@/lib/people/settings/service';

export const GET = endpoint(
  { summary: 'The settings of the site that pages show.', access: 'anyone', response: settingsAnswer },
  async ({ viewer }) => getSettingsAnswer(viewer),
);
