import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'next-intl';
import { clockTime } from '@/components/chat/media/clock-time';
import type { Recording } from './record';
import { maxMs } from './use-recorder';

/** Time between two updates of duration and loudness. */
const stepMs = 100;

interface Props {
  recording: Recording;
  startedAtMs: number;
  /** Called when the longest duration is reached. */
  onFull: () => void;
}

/** Duration and loudness of the recording. */
export function RecordingMeter({ recording, startedAtMs, onFull }: Props) {
  const t = useTranslations('chat-media.recorder');
  const player = useTranslations('chat-media.player');
  const [{ atMs, level }, setNow] = useState({ atMs: 0, level: 0 });
  const look = useEffectEvent(() => {
    const passedMs = performance.now() - startedAtMs;
    setNow({ atMs: Math.min(passedMs, maxMs), level: recording.level() });
    if (passedMs >= maxMs) onFull();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), stepMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <span
        aria-hidden
        className="size-2.5 shrink-0 animate-pulse rounded-full bg-rowan motion-reduce:animate-none"
      />
      <span role="status" className="sr-only">
        {t('recording')}
      </span>
      <span className="shrink-0 tabular-nums">
        {player('of', { at: clockTime(atMs), total: clockTime(maxMs) })}
      </span>
      <div
        role="meter"
        aria-label={t('level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level * 100)}
        className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left rounded-full bg-birch transition-transform duration-100 rtl:origin-right"
          style={{ transform: `scaleX(${level})` }}
        />
      </div>
    </>
  );
}
