import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { PlanState } from './use-plan';

/** The outcome of saving. */
export function Outcome({ outcome }: Pick<PlanState, 'outcome'>) {
  const t = useTranslations('plan.form');
  return (
    <>
      <div role="status" className="empty:hidden">
        {outcome?.saved && <Notice tone="right">{t('saved')}</Notice>}
      </div>
      {outcome?.saved === false && (
        <Notice tone="wrong" role="alert">
          {outcome.message || t('failed')}
        </Notice>
      )}
    </>
  );
}
