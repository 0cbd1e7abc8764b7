import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { TextField } from '@/components/ui/text-field';
import { minMinutes, maxMinutes } from '@/lib/learning/plan/limits';
import type { Aim, PlanInput } from '@/lib/learning/plan/schema';
import { AimFields } from './aim-fields';
import { WeekdayFields } from './weekday-fields';
import type { PlanState } from './use-plan';

interface Props {
  /** The current plan; null without one. */
  input: PlanInput | null;
  courses: readonly { slug: string; title: string }[];
  /** The suggested aim for a learner without a plan. */
  suggested: Aim;
  planState: PlanState;
}

const firstPlan = { minutes: 15, weekdays: [1, 2, 3, 4, 5], deadline: null };

/** The form of the plan. When the plan has changed elsewhere, the form needs a new `key`. */
export function PlanForm({ input, courses, suggested, planState }: Props) {
  const t = useTranslations('plan.form');
  const begun: PlanInput = input ?? { ...firstPlan, aim: suggested };
  const [aim, setAim] = useState<Aim>(begun.aim);
  const [minutes, setMinutes] = useState(String(begun.minutes));
  const [weekdays, setWeekdays] = useState(begun.weekdays);
  const [deadline, setDeadline] = useState(begun.deadline ?? '');

  function save(event: SyntheticEvent) {
    event.preventDefault();
    void planState.put({ aim, minutes: Number(minutes), weekdays, deadline: deadline || null });
  }

  return (
    <Card>
      <form onSubmit={save} className="flex flex-col gap-5">
        <h2 className="text-xl font-semibold">{t(input ? 'change' : 'new')}</h2>
        <AimFields aim={aim} courses={courses} onChange={setAim} />
        <Field
          id="minutes"
          label={t('minutes')}
          hint={t('minutesHint', { min: minMinutes, max: maxMinutes })}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              required
              min={minMinutes}
              max={maxMinutes}
              value={minutes}
              onChange={(event) => setMinutes(event.target.value)}
              className="max-w-40"
            />
          )}
        </Field>
        <WeekdayFields chosen={weekdays} onChange={setWeekdays} />
        <TextField
          id="deadline"
          type="date"
          label={t('deadline')}
          min={planState.view.today}
          value={deadline}
          onChange={(event) => setDeadline(event.target.value)}
          className="max-w-60"
        />
        {input && <p className="text-sm text-soft">{t('anew')}</p>}
        <Button
          type="submit"
          size="large"
          waiting={planState.busy}
          disabled={weekdays.length === 0}
          className="self-start max-sm:w-full"
        >
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}
