'use client';

import { ScrollText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { StaffLogPage } from '@/lib/people/staff/schema';
import { LogEntry } from './log-entry';
import { useOlderEntries } from './use-older-entries';

/** The staff log, the latest entry first, with a button for older entries. */
export function StaffLog({ first }: { first: StaffLogPage }) {
  const t = useTranslations('admin.log');
  const { entries, next, phase, loadMore } = useOlderEntries(first);
  if (entries.length === 0) return <EmptyState icon={ScrollText} title={t('empty')} />;
  return (
    <div className="flex flex-col gap-6">
      <ol className="flex flex-col gap-4">
        {entries.map((entry) => (
          <li key={entry.id}>
            <LogEntry entry={entry} />
          </li>
        ))}
      </ol>
      {phase === 'failed' && (
        <Notice tone="wrong" role="alert">
          {t('failed')}
        </Notice>
      )}
      {next === null ? (
        <p role="status" className="text-center text-soft">
          {t('end')}
        </p>
      ) : (
        <Button
          variant="secondary"
          className="self-center"
          waiting={phase === 'loading'}
          onClick={() => void loadMore()}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}
