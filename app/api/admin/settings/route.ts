import { endpoint } from '@/lib/http/endpoint';
import { changeSettings, listSettings } from '@/lib/settings/change';
import { managedSettings, settingsInput } from '@/lib/settings/change-schema';

export const GET = endpoint(
  { access: 'member', staff: 'administrator', answer: managedSettings },
  async ({ viewer }) => listSettings(viewer),
);

export const PATCH = endpoint(
  { access: 'member', staff: 'administrator', body: settingsInput, answer: managedSettings },
  async ({ viewer, body, address, reply }) =>
    changeSettings(viewer, body, { address, request: reply.requestId }),
);
