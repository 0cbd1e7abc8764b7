'use client';

import { Volume2 } from 'lucide-react';
import { IconButton } from './icon-button';
import { useRussianVoice } from './use-russian-voice';

interface Props {
  text: string;
  label: string;
  className?: string;
}

/** Reads Russian aloud; where the browser has no Russian voice, only its place is kept. */
export function SpeakButton({ text, label, className }: Props) {
  const speak = useRussianVoice();
  if (!speak) return <span aria-hidden className="inline-block size-11 shrink-0" />;
  return (
    <IconButton icon={Volume2} label={label} onClick={() => speak(text)} {...(className && { className })} />
  );
}
