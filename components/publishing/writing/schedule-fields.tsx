import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { SelectField } from '@/components/ui/select-field';
import { localIn, momentIn } from '@/lib/publishing/writing/moment';

export interface Wish {
  /** As in 2026-11-21T10:00. */
  time: string;
  zone: string;
}

interface Props {
  wish: Wish;
  error: string | undefined;
  onChange: (wish: Wish) => void;
}

/** A day and a time on the clock of a zone, and what moment that is. */
export function ScheduleFields({ wish, error, onChange }: Props) {
  const t = useTranslations('writing.publish');
  const moment = momentIn(wish.zone, wish.time);
  const shown = moment && localIn(wish.zone, moment);
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
      {moment && (
        <p role="status" className="text-soft">
          {shown !== wish.time && `${t('shifted', { time: shown?.slice(11) ?? '' })} `}
          {t('moment', { utc: moment.toISOString().slice(0, 16).replace('T', ' ') })}
        </p>
      )}
    </div>
  );
}
