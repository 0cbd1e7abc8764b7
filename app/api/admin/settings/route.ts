import { endpoint } from '@/lib/people/door/endpoint';
import { changeSettings, listSettings } from '@/lib/people/staff/change-settings';
import { managedSettings, settingsInput } from '@/lib/people/settings/change-schema';

export const GET = endpoint(
  {
    summary: 'All settings, with who changed each last.',
    access: 'member',
    staff: 'administrator',
    response: managedSettings,
  },
  async ({ viewer }) => listSettings(viewer),
);

export const PATCH = endpoint(
  {
    summary: 'Changes settings.',
    access: 'member',
    staff: 'administrator',
    body: settingsInput,
    response: managedSettings,
  },
  async ({ viewer, body, address, reply }) =>
    changeSettings(viewer, body, { address, request: reply.requestId }),
);
