import { courseParams } from '@/lib/learning/courses/schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { tableFile, tableQuery } from '@/lib/learning/teaching/schema';
import { exportStatistics } from '@/lib/learning/teaching/table';

/** A spreadsheet download of the statistics of a lesson's exercises. */
export const GET = endpoint(
  {
    summary:
      'A download for those who teach the course: the figures of a lesson’s exercises for a spreadsheet.',
    errorCodes: ['second_factor_missing', 'session_only'],
    access: 'member',
    params: courseParams,
    query: tableQuery,
    response: tableFile,
  },
  async ({ viewer, params, query, locale, reply }) => {
    const file = await exportStatistics(viewer, params.course, query.lesson, locale);
    reply.headers.set('Content-Disposition', `attachment; filename="${file.name}"`);
    return file;
  },
);
