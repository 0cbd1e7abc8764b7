'use client';

import { Turtle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconSwitch } from './icon-switch';
import { useSlow } from './use-slow';

/** The switch that makes all speaker buttons speak slowly. */
export function SlowSwitch() {
  const t = useTranslations('ui.speech');
  const [slow, choose] = useSlow();
  return (
    <IconSwitch label={t('slow')} checked={slow} onChange={choose} className="aria-checked:bg-cobalt-ground">
      <Turtle size={20} strokeWidth={1.75} aria-hidden />
    </IconSwitch>
  );
}
