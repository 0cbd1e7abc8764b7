import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PartHeads } from '@/components/community/profiles/part-heads';
import { useWeekdayName } from '@/components/community/profiles/weekday-name';
import { dayParts, weekdays } from '@/lib/community/profiles/availability-policy';
import type { PersonView } from '@/lib/community/profiles/schema';

const days = Array.from({ length: weekdays }, (_, weekday) => weekday);

/** A person's free time, by their own clock. */
export function WeekTable({ availability }: { availability: NonNullable<PersonView['availability']> }) {
  const t = useTranslations('profile.page');
  const nameOf = useWeekdayName();
  const { parts, utc_offset_minutes: offset } = availability;
  const free = new Set(parts.map(({ weekday, part }) => `${weekday} ${part}`));
  return (
    <>
      <p className="text-sm text-soft">{t('clock', { offset: utcOffset(offset) })}</p>
      <table className="w-full max-w-lg table-fixed border-separate border-spacing-1">
        <PartHeads />
        <tbody>
          {days.map((weekday) => (
            <tr key={weekday}>
              <th scope="row" className="text-left text-sm font-medium text-soft">
                {nameOf(weekday, 'short')}
              </th>
              {dayParts.map((part) =>
                free.has(`${weekday} ${part}`) ? (
                  <td key={part} className="h-9 rounded-control bg-birch-ground text-center text-birch">
                    <Check size={18} strokeWidth={1.75} aria-hidden className="inline" />
                    <span className="sr-only">{t('isFree')}</span>
                  </td>
                ) : (
                  <td key={part} className="h-9 rounded-control bg-sunken" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Formats an offset like 'UTC+5:30'. */
function utcOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const time = rest === 0 ? String(hours) : `${hours}:${String(rest).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${time}`;
}
