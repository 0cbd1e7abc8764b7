import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { SelectField } from '@/components/ui/select-field';
import { formatInZone, zonedTimeToUtc } from '@/lib/publishing/writing/schedule-time';

export interface Schedule {
  /** Local time in the zone, as in 2026-11-21T10:00. */
  time: string;
  zone: string;
}

interface Props {
  schedule: Schedule;
  error: string | undefined;
  onChange: (wish: Schedule) => void;
}

/** Fields for a local time and a time zone, with the resulting UTC time. */
export function ScheduleFields({ schedule: wish, error, onChange }: Props) {
  const t = useTranslations('writing.publish');
  const publishAt = zonedTimeToUtc(wish.zone, wish.time);
  const shown = publishAt && formatInZone(wish.zone, publishAt);
  const zones = [...new Set([wish.zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
  return (
    <div className="flex flex-col gap-4">
      <Field id="time" label={t('time')} error={error}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={wish.time}
            onChange={({ target }) => onChange({ ...wish, time: target.value.slice(0, 16) })}
          />
        )}
      </Field>
      <SelectField
        id="zone"
        label={t('zone')}
        value={wish.zone}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        onChange={({ target }) => onChange({ ...wish, zone: target.value })}
      />
      {publishAt && (
        <p role="status" className="text-soft">
          {shown !== wish.time && `${t('shifted', { time: shown?.slice(11) ?? '' })} `}
          {t('moment', { utc: publishAt.toISOString().slice(0, 16).replace('T', ' ') })}
        </p>
      )}
    </div>
  );
}
