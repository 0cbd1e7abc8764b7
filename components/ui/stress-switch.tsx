'use client';

import { useTranslations } from 'next-intl';
import { Stressed } from './stressed';
import { useStress } from './use-stress';

/** Shows or hides the stress marks of all Russian at once. Its own sign carries one, or not. */
export function StressSwitch() {
  const t = useTranslations('ui');
  const [shown, show] = useStress();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shown}
      aria-label={t('stress')}
      data-tooltip
      onClick={() => show(!shown)}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full font-serif text-2xl leading-none text-soft transition-colors hover:bg-cobalt-ground hover:text-cobalt aria-checked:text-cobalt"
    >
      <span aria-hidden lang="ru">
        <Stressed text="а́" />
      </span>
    </button>
  );
}
