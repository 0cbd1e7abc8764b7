'use client';

import { useTranslations } from 'next-intl';
import { SignSwitch } from './sign-switch';
import { useStress } from './use-stress';

const sign = 'а́';

/** Shows or hides the stress marks of all Russian at once. Its own sign carries one, or not. */
export function StressSwitch() {
  const t = useTranslations('ui');
  const [shown, show] = useStress();
  return (
    <SignSwitch
      label={t('stress')}
      checked={shown}
      onChange={show}
      className="font-serif text-2xl leading-none"
    >
      <span aria-hidden lang="ru">
        {sign}
      </span>
    </SignSwitch>
  );
}
