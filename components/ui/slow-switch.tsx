'use client';

import { Turtle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSlow } from './use-slow';

/** Whether all speaker buttons speak slowly. */
export function SlowSwitch() {
  const t = useTranslations('ui.speech');
  const [slow, choose] = useSlow();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={slow}
      aria-label={t('slow')}
      data-tooltip
      onClick={() => choose(!slow)}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-soft transition-colors hover:bg-cobalt-ground hover:text-cobalt aria-checked:bg-cobalt-ground aria-checked:text-cobalt"
    >
      <Turtle size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
