import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { Skeleton } from '@/components/ui/skeleton';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { BacklogPlan } from '@/lib/learning/review/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { BacklogDays } from './backlog-days';

const capChoices = [10, 20, 30, 50, 100];
const defaultMaxPerDay = 20;

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSpread: () => void;
}

/** The dialog to spread a backlog: choose the cards a day, see the preview, confirm. */
export function BacklogDialog({ open, onOpenChange, onSpread }: Props) {
  const t = useTranslations('review.backlog');
  const [maxPerDay, setMaxPerDay] = useState(defaultMaxPerDay);
  const [phase, setPhase] = useState<'ready' | 'sending' | 'failed'>('ready');
  const { data: plan, error } = useRead<BacklogPlan>(open ? apiRoutes.backlogPreview(maxPerDay) : null);

  async function apply() {
    setPhase('sending');
    try {
      const done = await fetchJson<BacklogPlan>(apiRoutes.backlog(), {
        method: 'PUT',
        body: { cap: maxPerDay },
      });
      toast(t('applied', { days: done.days.length }));
      onOpenChange(false);
      onSpread();
    } catch {
      setPhase('failed');
    }
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-4">
        <SelectField
          id="backlog-cap"
          label={t('cap')}
          value={String(maxPerDay)}
          onChange={(event) => setMaxPerDay(Number(event.target.value))}
          options={capChoices.map((count) => ({ value: String(count), label: t('capOption', { count }) }))}
        />
        {plan ? <BacklogDays plan={plan} /> : <Skeleton className="h-48" />}
        {(phase === 'failed' || error !== undefined) && (
          <Notice tone="wrong" role="alert">
            {t('failed')}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button waiting={phase === 'sending'} disabled={!plan} onClick={() => void apply()}>
            {t('apply')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
