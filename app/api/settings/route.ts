import { endpoint } from '@/lib/http/endpoint';
import { settingsAnswer } from '@/lib/settings/schema';
import { getSettingsAnswer } from '@/lib/settings/service';

export const GET = endpoint({ access: 'anyone', answer: settingsAnswer }, async ({ viewer }) =>
  getSettingsAnswer(viewer),
);
