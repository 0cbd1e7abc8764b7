import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { Forecast, PlanInput } from '@/lib/learning/plan/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { renewInput } from './renew-input';
import { useDayText } from './use-day-text';
import type { PlanState } from './use-plan';

interface Props {
  /** The number of exercises. */
  behind: number;
  firstEnd: string | null;
  input: PlanInput;
  planState: PlanState;
}

/** The missed exercises, and a preview of spreading them over the coming days. */
export function Behind({ behind, firstEnd, input, planState }: Props) {
  const t = useTranslations('plan.behind');
  const dayText = useDayText();
  const [preview, setPreview] = useState<Forecast | null>(null);
  const anew = renewInput(input, planState.view);

  async function show() {
    const path = apiRoutes.planForecasts();
    setPreview(await fetchJson<Forecast>(path, { method: 'POST', body: anew }).catch(() => null));
  }

  return (
    <Notice tone="almost" heading={t('title', { count: behind })}>
      <div className="flex flex-col items-start gap-3">
        <p>{t('text')}</p>
        {firstEnd && <p>{t('before', { day: dayText(firstEnd) })}</p>}
        {preview?.ends ? (
          <>
            <p role="status">{t('after', { count: preview.per_day, day: dayText(preview.ends) })}</p>
            <Button waiting={planState.busy} onClick={() => void planState.put(anew)}>
              {t('apply')}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => void show()}>
            {t('show')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
