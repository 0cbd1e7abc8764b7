import { endpoint } from '@/lib/people/door/endpoint';
import { exportLearning } from '@/lib/learning/progress/export';
import { exportAnswer, exportQuery } from '@/lib/learning/progress/export-schema';

/** A download: all that is stored of the caller's learning (README, "The export"). */
export const GET = endpoint(
  { access: 'member', query: exportQuery, answer: exportAnswer },
  async ({ viewer, query, reply }) => {
    const file = await exportLearning(viewer, query.format);
    reply.headers.set('Content-Disposition', `attachment; filename="${file.name}"`);
    return file;
  },
);
