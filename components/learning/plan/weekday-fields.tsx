import { useFormatter, useTranslations } from 'next-intl';
import { Tick } from '@/components/ui/tick';
import { dayMs } from '@/lib/platform/time/units';

/** A Monday, in ms since 1970. */
const mondayMs = Date.UTC(2024, 0, 1);

interface Props {
  /** ISO days of the week. */
  chosen: readonly number[];
  onChange: (weekdays: number[]) => void;
}

/** Checkboxes for the days of the week. */
export function WeekdayFields({ chosen, onChange }: Props) {
  const t = useTranslations('plan.form');
  const format = useFormatter();
  const nameOf = (weekday: number, length: 'short' | 'long') =>
    format.dateTime(new Date(mondayMs + (weekday - 1) * dayMs), { weekday: length, timeZone: 'UTC' });
  const toggle = (weekday: number) =>
    onChange(
      chosen.includes(weekday) ? chosen.filter((each) => each !== weekday) : [...chosen, weekday].sort(),
    );
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{t('weekdays')}</legend>
      <div className="grid grid-cols-4 gap-2 sm:flex sm:flex-wrap">
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <label
            key={weekday}
            className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border border-control px-1 text-soft transition-colors sm:px-3 input-checked:border-cobalt input-checked:bg-cobalt-ground input-checked:text-cobalt input-focused:outline-2 input-focused:outline-cobalt"
          >
            <Tick
              type="checkbox"
              aria-label={nameOf(weekday, 'long')}
              checked={chosen.includes(weekday)}
              onChange={() => toggle(weekday)}
              className="size-4 outline-none"
            />
            <span aria-hidden>{nameOf(weekday, 'short')}</span>
          </label>
        ))}
      </div>
      <p className="text-sm text-soft">{t('weekdaysHint')}</p>
    </fieldset>
  );
}
