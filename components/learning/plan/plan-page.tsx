'use client';

import { useTranslations } from 'next-intl';
import type { Aim, PlanInput, PlanView } from '@/lib/learning/plan/schema';
import { CalendarCard } from './calendar-card';
import { Outcome } from './outcome';
import { PlanForm } from './plan-form';
import { PlanStatus } from './plan-status';
import { RemovePlan } from './remove-plan';
import { usePlan } from './use-plan';

interface Props {
  initial: PlanView;
  courses: readonly { slug: string; title: string }[];
  /** The suggested aim for a learner without a plan. */
  suggested: Aim;
}

/** The page of the plan: this week, the forecast, proposals and the form. */
export function PlanPage({ initial, courses, suggested }: Props) {
  const t = useTranslations('plan');
  const state = usePlan(initial);
  const { plan } = state.view;
  const input = inputOf(plan);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft">{t('description')}</p>
      <Outcome outcome={state.outcome} />
      {input && <PlanStatus input={input} courses={courses} planState={state} />}
      <PlanForm
        key={JSON.stringify(input)}
        input={input}
        courses={courses}
        suggested={suggested}
        planState={state}
      />
      {plan && <CalendarCard has={plan.has_calendar} />}
      {plan && <RemovePlan planState={state} />}
    </div>
  );
}

function inputOf(plan: PlanView['plan']): PlanInput | null {
  if (!plan) return null;
  const { aim, minutes, weekdays, deadline } = plan;
  return { aim, minutes, weekdays, deadline };
}
