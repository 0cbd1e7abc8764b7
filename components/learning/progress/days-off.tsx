'use client';

import { useState } from 'react';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCall } from '@/components/forms/use-call';
import { SubmissionForm } from '@/components/forms/submission-form';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from '@/components/ui/text-field';
import { addDays } from '@/lib/learning/progress/day-arithmetic';
import { maxDaysAhead } from '@/lib/learning/progress/limits';
import type { DaysOffAnswer } from '@/lib/learning/progress/days-off-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { useDay } from './use-day';

/** The form to plan days off and to cancel them. */
export function DaysOff({ first }: { first: DaysOffAnswer }) {
  const t = useTranslations('progress.daysOff');
  const write = useDay();
  const [{ today, days_off: days }, setAnswer] = useState(first);
  const [start, setStart] = useState('');
  const { submission, call } = useCall();
  const errors = submission.phase === 'refused' ? submission.errors : {};

  async function plan(form: FormData) {
    const [from, to] = [form.get('from'), form.get('to')];
    const body = { from, to: to === '' ? from : to };
    const answer = await call<DaysOffAnswer>(apiRoutes.daysOff(), { method: 'POST', body });
    if (answer) setAnswer(answer);
  }

  async function giveUp(day: string) {
    const answer = await call<DaysOffAnswer>(apiRoutes.dayOff(day), { method: 'DELETE' });
    if (answer) setAnswer(answer);
  }

  const bounds = { min: addDays(today, 1), max: addDays(today, maxDaysAhead) };
  return (
    <details id="days-off">
      <summary className="inline-flex min-h-11 items-center text-cobalt hover:underline">
        {days.length === 0 ? t('title') : t('planned', { count: days.length })}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <p className="text-soft">{t('text')}</p>
        <SubmissionForm submission={submission} onSubmit={(form) => void plan(form)}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              id="from"
              name="from"
              type="date"
              label={t('from')}
              error={errors.from?.[0]}
              onChange={(event) => setStart(event.target.value)}
              {...bounds}
            />
            <TextField
              id="to"
              name="to"
              type="date"
              label={t('to')}
              error={errors.to?.[0]}
              {...bounds}
              min={start || bounds.min}
            />
          </div>
          <SubmissionNotice submission={submission} />
          <Button
            type="submit"
            variant="secondary"
            className="self-start"
            waiting={submission.phase === 'sending'}
          >
            {t('plan')}
          </Button>
        </SubmissionForm>
        <ul aria-label={t('list')} className="flex flex-wrap gap-2">
          {days.map((day) => (
            <li key={day} className="flex items-center gap-1 rounded-full bg-sunken pl-4">
              {write(day, 'short')}
              <IconButton
                icon={X}
                label={t('giveUp', { day: write(day, 'long') })}
                onClick={() => void giveUp(day)}
              />
            </li>
          ))}
        </ul>
        {days.length === 0 && <p className="text-soft">{t('none')}</p>}
      </div>
    </details>
  );
}
