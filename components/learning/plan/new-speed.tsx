import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Forecast, PlanInput, PlanView } from '@/lib/learning/plan/schema';
import { renewed } from './renewed';
import { useDayText } from './use-day-text';
import type { PlanDesk } from './use-plan';

interface Props {
  speed: NonNullable<PlanView['speed']>;
  /** Of the plan as it is. */
  forecast: Forecast;
  input: PlanInput;
  desk: PlanDesk;
}

/** The learner has become quicker or slower than the plan was made for: why, what would change, and whether it shall. */
export function NewSpeed({ speed, forecast, input, desk }: Props) {
  const t = useTranslations('plan.speed');
  const dayText = useDayText();
  return (
    <Notice tone="info" heading={t('title', { count: speed.per_day, then: forecast.per_day })}>
      <div className="flex flex-col items-start gap-3">
        <p>{t('reason', { seconds: speed.pace, then: forecast.pace, minutes: input.minutes })}</p>
        <p>{t('ends', { day: dayText(speed.ends) })}</p>
        {!desk.view.week?.behind && (
          <Button
            variant="secondary"
            waiting={desk.busy}
            onClick={() => void desk.put(renewed(input, desk.view))}
          >
            {t('apply', { count: speed.per_day })}
          </Button>
        )}
      </div>
    </Notice>
  );
}
