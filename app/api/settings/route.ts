import { endpoint } from '@/lib/people/door/endpoint';
import { settingsAnswer } from '@/lib/people/settings/schema';
import { getSettingsAnswer } from '@/lib/people/settings/service';

export const GET = endpoint({ access: 'anyone', answer: settingsAnswer }, async ({ viewer }) =>
  getSettingsAnswer(viewer),
);
