'use client';

import { useTranslations } from 'next-intl';
import { IconSwitch } from './icon-switch';
import { useStress } from './use-stress';

const sign = 'а́';

/** Shows or hides the stress marks of all Russian text, also on its own icon. */
export function StressSwitch() {
  const t = useTranslations('ui');
  const [shown, show] = useStress();
  return (
    <IconSwitch
      label={t('stress')}
      checked={shown}
      onChange={show}
      className="font-serif text-2xl leading-none"
    >
      <span aria-hidden lang="ru">
        {sign}
      </span>
    </IconSwitch>
  );
}
