import { useSyncExternalStore } from 'react';
import { Pause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { clockTime } from './clock-time';
import {
  getPlaying,
  getSlow,
  pauseVoice,
  playVoice,
  seekVoice,
  setSlow,
  subscribeVoice,
} from './voice-store';

export { stopVoice } from './voice-store';

interface Props {
  src: string;
  durationMs: number;
}

const stopped = { isPlaying: false, atMs: 0, hasFailed: false };

/** Plays a voice note from any position, and slowly. Another one that is playing stops. */
export function VoicePlayer({ src, durationMs }: Props) {
  const t = useTranslations('chat-media.player');
  const playing = useSyncExternalStore(subscribeVoice, getPlaying, getPlaying);
  const isSlow = useSyncExternalStore(subscribeVoice, getSlow, getSlow);
  const { isPlaying, atMs, hasFailed } = playing.src === src ? playing : stopped;
  const place = Math.min(atMs, durationMs);
  return (
    <div>
      <div className="flex items-center gap-1">
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? t('pause') : t('play')}
          onClick={() => (isPlaying ? pauseVoice() : playVoice(src, place))}
          className="bg-cobalt text-on-cobalt hover:bg-cobalt-hover hover:text-on-cobalt"
        />
        <input
          type="range"
          min={0}
          max={durationMs}
          step={100}
          value={place}
          aria-label={t('position')}
          aria-valuetext={t('of', { at: clockTime(place), total: clockTime(durationMs) })}
          onChange={({ target }) => seekVoice(src, Number(target.value))}
          className="h-11 w-32 min-w-0 flex-1 accent-cobalt"
        />
        <span className="w-9 shrink-0 text-right text-sm text-soft tabular-nums">
          {clockTime(place > 0 ? place : durationMs)}
        </span>
        <button
          type="button"
          aria-pressed={isSlow}
          aria-label={t('slow')}
          data-tooltip
          onClick={() => setSlow(!isSlow)}
          className={classNames(
            'inline-flex h-11 min-w-11 shrink-0 items-center justify-center rounded-full px-1 text-sm font-medium tabular-nums transition-colors',
            isSlow ? 'bg-cobalt text-on-cobalt' : 'text-soft hover:bg-cobalt-ground hover:text-cobalt',
          )}
        >
          {isSlow ? '0.75×' : '1×'}
        </button>
      </div>
      {hasFailed && (
        <p role="alert" className="text-sm text-rowan">
          {t('failed')}
        </p>
      )}
    </div>
  );
}
