import { useState } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { onDemand } from '@/components/ui/on-demand';
import { useTimeZone } from '@/components/ui/use-time-zone';
import type { Draft } from './draft';

const Difference = onDemand(async () => (await import('./difference')).Difference);

interface Props {
  draft: Draft;
  onMine: () => void;
  onTheirs: () => void;
}

/** Shown when another person or tab has saved meanwhile: the author chooses one text, and neither is lost. */
export function Conflict({ draft, onMine, onTheirs }: Props) {
  const t = useTranslations('writing.conflict');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const [isComparing, setComparing] = useState(false);
  if (draft.saving.phase !== 'behind') return null;
  const { theirs } = draft.saving;
  const at = format.dateTime(new Date(theirs.changed_at), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <Notice tone="almost" role="alert" heading={t('title')}>
      {theirs.changed_by && <p>{t('by', { name: theirs.changed_by.name, at })}</p>}
      <p>{t('text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onMine}>{t('mine')}</Button>
        <Button variant="secondary" onClick={onTheirs}>
          {t('theirs')}
        </Button>
        <Button
          variant="quiet"
          aria-expanded={isComparing}
          {...Difference.ahead}
          onClick={() => setComparing(!isComparing)}
        >
          {t('compare')}
        </Button>
      </div>
      {isComparing && (
        <div className="mt-3">
          <Difference before={theirs} after={draft} />
        </div>
      )}
    </Notice>
  );
}
