import { createElement, type ComponentProps, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from '@jest/globals';
import { NewSpeed } from '@/components/learning/plan/new-speed';
import { PlanForm } from '@/components/learning/plan/plan-form';
import type { PlanState } from '@/components/learning/plan/use-plan';
import type { Forecast, PlanInput } from '@/lib/learning/plan/schema';
import plan from '@/messages/en/plan.json';

function show(content: ReactNode): string {
  // The boundary: its types want the child among the props, the linter does not.
  const reader = { locale: 'en', timeZone: 'UTC', messages: { plan } } as ComponentProps<
    typeof NextIntlClientProvider
  >;
  return renderToStaticMarkup(createElement(NextIntlClientProvider, reader, content));
}

const aim = { kind: 'course', course: 'zero' } as const;
const input: PlanInput = { aim, minutes: 15, weekdays: [1, 2, 3, 4, 5], deadline: null };
const nobody = { week: null, forecast: null, speed: null, first_end: null };
const planState: PlanState = {
  view: { ...nobody, today: '2026-11-24', plan: null },
  busy: false,
  outcome: null,
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};
const forecast: Forecast = {
  ...{ pace: 50, measured: false, per_day: 18, left: 200, courses: [], short: null, days: [] },
  ...{ ends: '2026-12-08', reachable: null, choices: null },
};

describe('numbers of a plan that may change', () => {
  it('are told with those of now, the reason, and that nothing changes by itself', () => {
    const speed = { pace: 39, per_day: 23, ends: '2026-12-04' };
    const html = show(createElement(NewSpeed, { speed, forecast, input, planState }));
    expect(html).toContain('23 exercises a day instead of 18');
    expect(html).toContain('This plan was made for 50 seconds an exercise. You now take about 39');
    expect(html).toContain('Nothing changes unless you choose it.');
    expect(html).toContain('Plan with 23 a day');
  });

  it('are announced where a plan is saved again, and not where the first one is made', () => {
    const form = { courses: [{ slug: 'zero', title: 'Russian from zero' }], suggested: aim, planState };
    expect(show(createElement(PlanForm, { ...form, input }))).toContain(plan.form.anew);
    expect(show(createElement(PlanForm, { ...form, input: null }))).not.toContain(plan.form.anew);
  });
});
