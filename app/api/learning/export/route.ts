import { recordsOfLearning } from '@/lib/composition/export';
import { exportAnswer, exportQuery } from '@/lib/learning/progress/export-schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { now } from '@/lib/platform/clock';
import { exportFile } from '@/lib/platform/export/export-file';
import { exportColumns } from './columns';

/** A download of all stored learning data of the caller (docs/learning-export.md). */
export const GET = endpoint(
  {
    summary:
      'A download: all that is stored of the caller’s learning. docs/learning-export.md names its columns.',
    access: 'member',
    query: exportQuery,
    response: exportAnswer,
  },
  async ({ viewer, query, reply }) => {
    const stamp = now().toISOString().replaceAll(/[:.]/gu, '-');
    const name = `learning-${viewer.id}-${stamp}`;
    const file = await exportFile(recordsOfLearning(viewer.id), { name, ...query, columns: exportColumns });
    reply.headers.set('Content-Disposition', `attachment; filename="${file.name}"`);
    return file;
  },
);
