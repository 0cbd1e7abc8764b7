import { useEffect, useRef } from 'react';
import type { CallPhase } from './call-phase';
import { ring } from './ring-tone';

/** What is heard of a call: that it rings at the other's, and then the other one. */
export function CallSound({ phase: { name }, remote }: { phase: CallPhase; remote: MediaStream | null }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => (name === 'calling' ? ring('outgoing') : undefined), [name]);
  useEffect(() => {
    if (audio.current) audio.current.srcObject = remote;
  }, [remote]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- Somebody is speaking, now.
  return <audio ref={audio} autoPlay className="hidden" />;
}
