import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Forecast, PlanInput } from '@/lib/learning/plan/schema';
import { useAimText } from './use-aim-text';
import { useDayText } from './use-day-text';
import type { PlanState } from './use-plan';

interface Props {
  input: PlanInput;
  choices: NonNullable<Forecast['choices']>;
  courses: readonly { slug: string; title: string }[];
  planState: PlanState;
}

/** Alternatives when the deadline cannot be met, each applied by one press. */
export function Choices({ input, choices: { minutes, deadline, aim, lessons }, courses, planState }: Props) {
  const t = useTranslations('plan.choices');
  const dayText = useDayText();
  const aimText = useAimText(courses);
  const change = (changed: Partial<PlanInput>) => void planState.put({ ...input, ...changed });
  return (
    <Notice tone="almost" heading={t('title', { day: dayText(input.deadline ?? '') })}>
      <p>{minutes === null && aim === null ? t('hopeless') : t('text')}</p>
      {lessons && <p>{t('course', lessons)}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {minutes !== null && (
          <Button variant="secondary" disabled={planState.busy} onClick={() => change({ minutes })}>
            {t('minutes', { count: minutes, now: input.minutes })}
          </Button>
        )}
        {deadline !== null && (
          <Button variant="secondary" disabled={planState.busy} onClick={() => change({ deadline })}>
            {t('deadline', { day: dayText(deadline) })}
          </Button>
        )}
        {aim !== null && (
          <Button variant="secondary" disabled={planState.busy} onClick={() => change({ aim })}>
            {t('aim', { aim: aimText(aim) })}
          </Button>
        )}
      </div>
    </Notice>
  );
}
