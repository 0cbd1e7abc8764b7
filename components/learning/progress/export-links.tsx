import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-look';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { StatisticsSection } from './statistics-section';

export function ExportLinks() {
  const t = useTranslations('progress.export');
  return (
    <StatisticsSection id="export" title={t('title')}>
      <p className="text-soft">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        {(['csv', 'json'] as const).map((format) => (
          <a
            key={format}
            href={apiRoutes.learningExport(format)}
            download
            className={buttonClasses({ variant: 'secondary' })}
          >
            <Download size={20} strokeWidth={1.75} aria-hidden />
            {t(format)}
          </a>
        ))}
      </div>
    </StatisticsSection>
  );
}
