import { useEffect, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { DateTime } from '@/components/ui/date-time';
import { TextField } from '@/components/ui/text-field';
import { servedVersion } from '@/lib/people/settings/limits';
import type { Setting } from '@/lib/people/settings/change-schema';
import { useStaffName } from './use-staff-name';

interface Props {
  setting: Setting;
  error: string | undefined;
}

/** One setting with its help, default and last change. After saving it shows the stored value. */
export function SettingField({ setting, error }: Props) {
  const { key, value, changed } = setting;
  const t = useTranslations('admin.settings');
  const staffName = useStaffName();
  const hint = useHint(setting);
  const field = useStoredValue(value);
  return (
    <div className="flex flex-col gap-1">
      {key === 'site.cookie_notice' ? (
        <Checkbox
          id={key}
          name={key}
          label={t(`labels.${key}`)}
          hint={hint}
          error={error}
          defaultChecked={value === 'on'}
        />
      ) : (
        <TextField
          ref={field}
          id={key}
          name={key}
          label={t(`labels.${key}`)}
          hint={hint}
          error={error}
          defaultValue={value}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {changed && (
        <p className="text-sm text-faint">
          {t('changed', { name: staffName(changed.staff) })} <DateTime at={changed.at} />
        </p>
      )}
    </div>
  );
}

/** Sets the input to the stored value, which may differ from the typed one; the focus stays. */
function useStoredValue(value: string) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}

function useHint({ key, default: usual }: Setting): string {
  const t = useTranslations('admin.settings');
  const help = isSocial(key) ? t('help.social') : t(`help.${key}`, { version: servedVersion });
  if (key === 'site.cookie_notice') return `${help} ${t('defaultOff')}`;
  return `${help} ${usual === '' ? t('defaultEmpty') : t('default', { value: usual })}`;
}

type Social = Extract<Setting['key'], `social.${string}`>;
const isSocial = (key: Setting['key']): key is Social => key.startsWith('social.');
