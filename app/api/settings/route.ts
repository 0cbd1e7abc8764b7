import { endpoint } from '@/lib/http/endpoint';
import { getSettingsView } from '@/lib/settings/service';

export const GET = endpoint({ access: 'anyone' }, getSettingsView);
