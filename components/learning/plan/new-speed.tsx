import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Forecast, PlanInput, PlanView } from '@/lib/learning/plan/schema';
import { renewInput } from './renew-input';
import { useDayText } from './use-day-text';
import type { PlanState } from './use-plan';

interface Props {
  speed: NonNullable<PlanView['speed']>;
  /** The forecast of the current plan. */
  forecast: Forecast;
  input: PlanInput;
  planState: PlanState;
}

/** Offers to renew the plan when the learner's speed has changed, with the reason and the effect. */
export function NewSpeed({ speed, forecast, input, planState }: Props) {
  const t = useTranslations('plan.speed');
  const dayText = useDayText();
  return (
    <Notice tone="info" heading={t('title', { count: speed.per_day, then: forecast.per_day })}>
      <div className="flex flex-col items-start gap-3">
        <p>{t('reason', { seconds: speed.pace, then: forecast.pace, minutes: input.minutes })}</p>
        <p>{t('ends', { day: dayText(speed.ends) })}</p>
        {!planState.view.week?.behind && (
          <Button
            variant="secondary"
            waiting={planState.busy}
            onClick={() => void planState.put(renewInput(input, planState.view))}
          >
            {t('apply', { count: speed.per_day })}
          </Button>
        )}
      </div>
    </Notice>
  );
}
