import { checkParams, checkView } from '@/lib/checks/schema';
import { getCheck } from '@/lib/checks/service';
import { endpoint } from '@/lib/http/endpoint';

export const GET = endpoint(
  { access: 'member', params: checkParams, answer: checkView },
  ({ viewer, params, locale }) => getCheck(viewer, params.check, locale),
);
