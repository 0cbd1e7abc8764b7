import { useFormatter, useTranslations } from 'next-intl';
import type { BacklogPlan } from '@/lib/learning/review/schema';

/** The number of listed days; of the others only the count is shown. */
const maxDays = 7;

/** The cards of each day, as bars and as a table. */
export function BacklogDays({ plan: { days, cap: maxPerDay } }: { plan: BacklogPlan }) {
  const t = useTranslations('review.backlog');
  const format = useFormatter();
  const nameOf = (day: string, index: number) =>
    index === 0
      ? t('today')
      : format.dateTime(new Date(day), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const highest = Math.max(maxPerDay, ...days.map(({ cards }) => cards));
  return (
    <div aria-live="polite">
      <table className="w-full text-left">
        <caption className="pb-2 text-left font-medium">{t('preview')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('cards')}</th>
          </tr>
        </thead>
        <tbody>
          {days.slice(0, maxDays).map(({ day, cards }, index) => (
            <tr key={day}>
              <th scope="row" className="py-1 pr-3 font-normal whitespace-nowrap text-soft">
                {nameOf(day, index)}
              </th>
              <td className="w-full py-1">
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden
                    className="h-3 rounded-full bg-cobalt"
                    style={{ width: `${(80 * cards) / highest}%` }}
                  />
                  <span className="tabular-nums">{cards}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {days.length > maxDays && (
        <p className="pt-1 text-sm text-soft">{t('more', { count: days.length - maxDays })}</p>
      )}
    </div>
  );
}
