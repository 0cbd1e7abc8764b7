import { ArrowLeftRight, Hourglass, Pause, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { clockTime } from '@/components/ui/clock-time';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { otherHalf, type TimerClock, type TimerStep } from '@/lib/chat/timers/policy';
import type { TimerView } from '@/lib/chat/timers/schema';
import { secondMs } from '@/lib/platform/time/units';
import { useLanguageName } from './use-language-names';

interface Props {
  timer: TimerView;
  clock: TimerClock;
  onStep: (step: TimerStep) => Promise<void>;
}

const timeOf = (ms: number) => clockTime(Math.ceil(ms / secondMs));

/** The language spoken now and the time left for it, the next one, and the buttons; each half has its own colour. */
export function TimerBar({ timer: { languages }, clock: { half, leftMs, isRunning }, onStep }: Props) {
  const t = useTranslations('chat-talk.timer');
  const nameOf = useLanguageName(languages);
  const [isBusy, setBusy] = useState(false);
  const other = otherHalf(half);
  const language = nameOf(languages[half]);
  const next = nameOf(languages[other]);
  const hasNext = leftMs[other] > 0;

  async function take(step: TimerStep) {
    if (isBusy) return;
    setBusy(true);
    await onStep(step);
    setBusy(false);
  }

  return (
    <section
      aria-label={t('label')}
      className={classNames(
        'flex shrink-0 items-center gap-2 border-b border-line py-1 pr-1 pl-3 transition-colors md:pr-3 md:pl-4',
        half === 0 ? 'bg-birch-ground' : 'bg-honey-ground',
      )}
    >
      <Hourglass size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-soft max-sm:hidden" />
      <div key={half} className="min-w-0 flex-1 animate-rise">
        <p className="leading-snug font-medium">{t(isRunning ? 'now' : 'paused', { language })}</p>
        <p className="text-sm leading-snug text-soft">
          {hasNext ? t('then', { language: next, time: timeOf(leftMs[other]) }) : t('last')}
        </p>
      </div>
      <p role="timer" className="shrink-0 text-xl font-medium tabular-nums">
        {timeOf(leftMs[half])}
      </p>
      <div className="flex shrink-0">
        <IconButton
          icon={isRunning ? Pause : Play}
          label={t(isRunning ? 'pause' : 'resume')}
          onClick={() => void take(isRunning ? 'pause' : 'resume')}
        />
        {hasNext && (
          <IconButton
            icon={ArrowLeftRight}
            label={t('change', { language: next })}
            onClick={() => void take(other === 0 ? 'first_half' : 'second_half')}
            className="-ml-1"
          />
        )}
        <IconButton icon={Square} label={t('end')} onClick={() => void take('end')} className="-ml-1" />
      </div>
    </section>
  );
}
