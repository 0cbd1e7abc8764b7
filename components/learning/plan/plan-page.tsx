'use client';

import { useTranslations } from 'next-intl';
import type { Aim, PlanInput, PlanView } from '@/lib/learning/plan/schema';
import { CalendarCard } from './calendar-card';
import { Outcome } from './outcome';
import { PlanForm } from './plan-form';
import { PlanStanding } from './plan-standing';
import { RemovePlan } from './remove-plan';
import { usePlan } from './use-plan';

interface Props {
  initial: PlanView;
  courses: readonly { slug: string; title: string }[];
  /** An aim to begin with, for somebody without a plan. */
  suggested: Aim;
}

/** The plan: this week, what it comes to, what may be changed, and the form of it. */
export function PlanPage({ initial, courses, suggested }: Props) {
  const t = useTranslations('plan');
  const desk = usePlan(initial);
  const { plan } = desk.view;
  const input = inputOf(plan);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft">{t('description')}</p>
      <Outcome outcome={desk.outcome} />
      {input && <PlanStanding input={input} courses={courses} desk={desk} />}
      <PlanForm
        key={JSON.stringify(input)}
        input={input}
        courses={courses}
        suggested={suggested}
        desk={desk}
      />
      {plan && <CalendarCard has={plan.has_calendar} />}
      {plan && <RemovePlan desk={desk} />}
    </div>
  );
}

function inputOf(plan: PlanView['plan']): PlanInput | null {
  if (!plan) return null;
  const { aim, minutes, weekdays, deadline } = plan;
  return { aim, minutes, weekdays, deadline };
}
