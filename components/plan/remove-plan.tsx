import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import type { PlanDesk } from './use-plan';

/** A plan may be given up; what was learnt stays. */
export function RemovePlan({ desk }: { desk: PlanDesk }) {
  const t = useTranslations('plan.remove');
  const [asking, setAsking] = useState(false);

  function go() {
    setAsking(false);
    void desk.remove();
  }

  return (
    <>
      <Button variant="quiet" className="self-start" onClick={() => setAsking(true)}>
        {t('action')}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('title')}
        description={t('text')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('stay')}
            </Button>
            <Button variant="danger" onClick={go}>
              {t('go')}
            </Button>
          </>
        }
      />
    </>
  );
}
