'use client';

import { Volume2, VolumeX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { useLongPress } from './use-long-press';
import { useSpeech } from './use-speech';

interface Props {
  text: string;
  label: string;
  /** Whether there is a person's recording; inside of `Recordings` it is found there. */
  recorded?: boolean;
  className?: string;
}

/** Speaks Russian text, slowly after a long press. Its name says when the voice is synthetic or the sound failed. */
export function SpeakButton({ text, label, recorded = false, className }: Props) {
  const t = useTranslations('ui.speech');
  const { speak, state, synthetic } = useSpeech(text, recorded);
  const press = useLongPress(
    () => speak(),
    () => speak(true),
  );
  const named = synthetic ? t('synthetic', { label }) : label;
  return (
    <IconButton
      icon={state === 'failed' ? VolumeX : Volume2}
      label={state === 'failed' ? t('failed', { label }) : named}
      className={classNames('touch-manipulation', state === 'speaking' && 'text-cobalt', className)}
      {...press}
    />
  );
}
