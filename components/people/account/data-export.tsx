'use client';

import { useTranslations } from 'next-intl';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { DataExport as Made, DataExportAnswer } from '@/lib/people/account/data-export-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { ReadyExport } from './ready-export';

/** How often the progress is asked for while the file is being made. */
const pollMs = 1000;

/** Everything that is stored about somebody, as one file. */
export function DataExport({ first }: { first: DataExportAnswer }) {
  const t = useTranslations('account.export');
  const isHydrated = useHydrated();
  const { submission, call } = useCall();
  const { data = first, mutate } = useRead<DataExportAnswer>(apiRoutes.dataExport(), {
    fallbackData: first,
    revalidateOnMount: false,
    refreshInterval: (latest) => (latest?.export?.state === 'working' ? pollMs : 0),
  });
  const made = data.export;

  async function begin() {
    const begun = await call<DataExportAnswer>(apiRoutes.dataExport(), { method: 'POST' });
    if (begun) await mutate(begun, { revalidate: false });
  }

  return (
    <>
      <p className="text-soft">{t('text')}</p>
      {made && <ExportState made={made} />}
      <SubmissionNotice submission={submission} />
      {made?.state !== 'working' && (
        <Button
          variant="secondary"
          disabled={!isHydrated}
          waiting={submission.phase === 'sending'}
          className="self-start max-sm:self-stretch"
          onClick={() => void begin()}
        >
          {t(made?.state === 'ready' ? 'again' : 'begin')}
        </Button>
      )}
    </>
  );
}

function ExportState({ made }: { made: Made }) {
  const t = useTranslations('account.export');
  switch (made.state) {
    case 'working':
      return (
        <>
          <p role="status">{t('working')}</p>
          <ProgressBar value={made.progress} max={100} label={t('progress')} />
        </>
      );
    case 'ready':
      return <ReadyExport made={made} />;
    case 'failed':
      return (
        <Notice tone="wrong" role="alert">
          {t('failed')}
        </Notice>
      );
  }
}
