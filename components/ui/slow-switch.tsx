'use client';

import { Turtle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SignSwitch } from './sign-switch';
import { useSlow } from './use-slow';

/** Whether all speaker buttons speak slowly. */
export function SlowSwitch() {
  const t = useTranslations('ui.speech');
  const [slow, choose] = useSlow();
  return (
    <SignSwitch label={t('slow')} checked={slow} onChange={choose} className="aria-checked:bg-cobalt-ground">
      <Turtle size={20} strokeWidth={1.75} aria-hidden />
    </SignSwitch>
  );
}
