import { useTranslations } from 'next-intl';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import { useWeekdayName } from '@/components/community/profiles/weekday-name';
import { PartHeads } from '@/components/community/profiles/part-heads';
import { FieldMessages } from '@/components/ui/field';
import { Tick } from '@/components/ui/tick';
import { dayParts, weekdays, type FreePart } from '@/lib/community/profiles/availability-policy';
import { FieldAudience } from './field-audience';
import { useProfileDraft } from './profile-draft';

const days = Array.from({ length: weekdays }, (_, weekday) => weekday);

/** A checkbox for each part of each day. */
export function TimeSection({ timeZone }: { timeZone: string }) {
  const t = useTranslations('profile.update');
  const labels = usePersonLabels();
  const nameOf = useWeekdayName();
  const { errorOf } = useProfileDraft();
  return (
    <FieldAudience field="availability">
      <table className="w-full table-fixed border-separate border-spacing-1">
        <caption className="mb-1.5 text-left font-medium">{labels.field('availability')}</caption>
        <PartHeads />
        <tbody>
          {days.map((weekday) => (
            <tr key={weekday}>
              <th scope="row" className="text-left text-sm font-medium text-soft">
                {nameOf(weekday, 'short')}
              </th>
              {dayParts.map((part) => (
                <td key={part}>
                  <PartBox part={{ weekday, part }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FieldMessages id="availability" hint={t('timeHint', { timeZone })} error={errorOf('availability')} />
    </FieldAudience>
  );
}

function PartBox({ part: { weekday, part } }: { part: FreePart }) {
  const t = useTranslations('profile.update');
  const labels = usePersonLabels();
  const nameOf = useWeekdayName();
  const { values, set } = useProfileDraft();
  const isThis = (each: FreePart) => each.weekday === weekday && each.part === part;
  const isFree = values.availability.some(isThis);
  const others = values.availability.filter((each) => !isThis(each));
  return (
    <label className="flex min-h-11 items-center justify-center rounded-control bg-sunken transition-colors hover:bg-cobalt-ground input-checked:bg-cobalt-ground input-focused:outline-2 input-focused:outline-cobalt">
      <Tick
        type="checkbox"
        aria-label={t('partOfDay', { day: nameOf(weekday, 'long'), part: labels.part(part) })}
        checked={isFree}
        onChange={() => set({ availability: isFree ? others : [...others, { weekday, part }] })}
        className="size-5 outline-none"
      />
      <span className="sr-only">{labels.part(part)}</span>
    </label>
  );
}
