import { getDataExportFile } from '@/lib/people/account/data-export';
import { archive } from '@/lib/people/account/data-export-schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { now } from '@/lib/platform/clock';

export const GET = endpoint(
  {
    summary: 'The archive: each kind of record as a file of JSON, and pictures.',
    errorCodes: ['not_found'],
    access: 'member',
    scope: 'session',
    whileLeaving: true,
    whileSuspended: true,
    response: archive,
  },
  async ({ viewer, reply }) => {
    const file = await getDataExportFile(viewer);
    const name = `govorim-${now().toISOString().slice(0, 10)}.zip`;
    reply.headers.set('Content-Disposition', `attachment; filename="${name}"`);
    return file;
  },
);
