import 'server-only';
import { inPages, exportPageSize } from '@/lib/platform/export/records';
import { selectOwnReports } from './inside/report-queries';

interface ReportRecord extends Record<string, unknown> {
  report: number;
}

/** Somebody's reports and their outcomes. */
export const exportReports = (userId: number) =>
  inPages<ReportRecord>('report', async (last) => {
    const rows = await selectOwnReports(userId, last?.report, exportPageSize);
    return rows.map(
      ({ id: report, createdAt: moment, kind: subject, decidedAt: decided, about: _, ...row }) => ({
        report,
        ...row,
        moment,
        subject,
        decided,
      }),
    );
  });
