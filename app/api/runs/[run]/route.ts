import { endpoint } from '@/lib/http/endpoint';
import { runParams } from '@/lib/practice/schema';
import { getPractice } from '@/lib/practice/service';

export const GET = endpoint({ access: 'member', params: runParams }, ({ viewer, params, locale }) =>
  getPractice(viewer, params.run, locale),
);
