import { useEffect, useRef } from 'react';
import type { CallPhase } from './call-phase';
import { ring } from './ring-tone';

/** The sound of a call: the ringing tone, and then the other person. */
export function CallSound({ phase: { name }, remote }: { phase: CallPhase; remote: MediaStream | null }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => (name === 'calling' ? ring('outgoing') : undefined), [name]);
  useEffect(() => {
    if (audio.current) audio.current.srcObject = remote;
  }, [remote]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- Live speech has no captions.
  return <audio ref={audio} autoPlay className="hidden" />;
}
