import { courseParams } from '@/lib/courses/schema';
import { endpoint } from '@/lib/http/endpoint';
import { tableFile, tableQuery } from '@/lib/teaching/schema';
import { exportStatistics } from '@/lib/teaching/table';

/** A download: the figures of a lesson's exercises for a spreadsheet. */
export const GET = endpoint(
  { access: 'member', params: courseParams, query: tableQuery, answer: tableFile },
  async ({ viewer, params, query, locale, reply }) => {
    const file = await exportStatistics(viewer, params.course, query.lesson, locale);
    reply.headers.set('Content-Disposition', `attachment; filename="${file.name}"`);
    return file;
  },
);
