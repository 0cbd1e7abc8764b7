'use client';

import { useTranslations } from 'next-intl';
import { SignSwitch } from './sign-switch';
import { Stressed } from './stressed';
import { useStress } from './use-stress';

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
        <Stressed text="а́" />
      </span>
    </SignSwitch>
  );
}
