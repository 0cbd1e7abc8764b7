'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { usualQuietHours } from '@/lib/people/notifications/choices-policy';
import type { Choices } from '@/lib/people/notifications/schema';
import { useChoices } from './use-choices';

/** The hours in which nothing is sent; saved at once. */
export function QuietHours({ first }: { first: Choices }) {
  const t = useTranslations('notifications.choices');
  const format = useFormatter();
  const isHydrated = useHydrated();
  const { choices, submission, save } = useChoices(first);
  const { quiet } = choices;
  const isKept = quiet.from !== quiet.until;
  const options = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: format.dateTime(new Date(Date.UTC(2026, 0, 1, hour)), { timeStyle: 'short', timeZone: 'UTC' }),
  }));
  return (
    <>
      <p className="text-soft">{t('quietText', { zone: choices.time_zone })}</p>
      <Checkbox
        id="quiet"
        label={t('quietSwitch')}
        checked={isKept}
        disabled={!isHydrated}
        onChange={({ target }) =>
          void save({ quiet: target.checked ? usualQuietHours : { from: 0, until: 0 } })
        }
      />
      {isKept && (
        <div className="grid grid-cols-2 gap-4 sm:max-w-sm">
          {(['from', 'until'] as const).map((end) => (
            <SelectField
              key={end}
              id={`quiet-${end}`}
              label={t(end)}
              options={options.filter(
                ({ value }) => value !== String(quiet[end === 'from' ? 'until' : 'from']),
              )}
              value={String(quiet[end])}
              disabled={!isHydrated}
              onChange={({ target }) => void save({ quiet: { ...quiet, [end]: Number(target.value) } })}
            />
          ))}
        </div>
      )}
      <SubmissionNotice submission={submission} />
    </>
  );
}
