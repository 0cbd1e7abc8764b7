import { useFormatter, useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-look';
import type { DataExport } from '@/lib/people/account/data-export-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { useDates } from './use-dates';

/** A link of the browser, which sends its session's cookie: no program can pass the file on by its address. */
export function ReadyExport({ made }: { made: DataExport }) {
  const t = useTranslations('account.export');
  const { dateTime } = useDates();
  const size = useSize();
  return (
    <>
      <p role="status">
        {t('ready', {
          fileSize: size(made.bytes ?? 0),
          date: dateTime(made.kept_until ?? made.requested_at),
        })}
      </p>
      <a
        href={apiRoutes.dataExportFile()}
        download
        className={buttonClasses({}, 'self-start max-sm:self-stretch')}
      >
        {t('download')}
      </a>
    </>
  );
}

function useSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const kilobytes = bytes / 1000;
    const [value, unit] = kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1000, 'megabyte'];
    return format.number(Math.max(value, 0.1), { style: 'unit', unit, maximumFractionDigits: 1 });
  };
}
