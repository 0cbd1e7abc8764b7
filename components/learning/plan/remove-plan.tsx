import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { PlanState } from './use-plan';

/** Deletes the plan; the learning progress stays. */
export function RemovePlan({ planState }: { planState: PlanState }) {
  const t = useTranslations('plan.remove');
  const [asking, setAsking] = useState(false);

  return (
    <>
      <Button variant="quiet" className="self-start" onClick={() => setAsking(true)}>
        {t('action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('title')}
        text={t('text')}
        answers={{ keep: t('stay'), confirm: t('go') }}
        onConfirm={planState.remove}
      />
    </>
  );
}
