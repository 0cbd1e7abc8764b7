'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Segmented } from '@/components/ui/segmented';
import type { CasePage } from '@/lib/community/moderation/schema';
import { AppealList } from './appeal-list';
import { CaseList } from './case-list';

const views = ['open', 'decided', 'appeals'] as const;

/** Reports that wait, decided ones, and appeals against sanctions. */
export function Queue({ first }: { first: CasePage }) {
  const t = useTranslations('moderation');
  const [view, setView] = useState<(typeof views)[number]>('open');
  // A list is loaded again when the moderator comes back to it.
  const [start, setStart] = useState<CasePage | null>(first);
  return (
    <div className="flex flex-col gap-6">
      <Segmented
        name="view"
        legend={t('views.label')}
        options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
        value={view}
        onChange={(chosen) => {
          setView(chosen);
          setStart(null);
        }}
      />
      {view === 'appeals' ? <AppealList /> : <CaseList key={view} state={view} first={start} />}
    </div>
  );
}
