import { getDataExport, requestDataExport } from '@/lib/people/account/data-export';
import { dataExportAnswer } from '@/lib/people/account/data-export-schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'How far the archive of everything that is stored about the caller is.',
    access: 'member',
    scope: 'session',
    whileLeaving: true,
    whileSuspended: true,
    response: dataExportAnswer,
  },
  async ({ viewer }) => getDataExport(viewer),
);

export const POST = endpoint(
  {
    summary: 'Has an archive made of everything that is stored about the caller; it is kept for a day.',
    access: 'member',
    whileLeaving: true,
    whileSuspended: true,
    response: dataExportAnswer,
    idempotency: 'own',
  },
  async ({ viewer }) => requestDataExport(viewer),
);
