import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Half, TimerClock } from '@/lib/chat/timers/policy';
import type { TimerView } from '@/lib/chat/timers/schema';
import { TimerBar } from './timer-bar';
import { useLanguageName } from './use-language-names';
import { useTimer, useTimerClock } from './use-timer';

/** The timer of the conversation with a person, if there is one, and its announcements to screen readers. */
export function TimerArea({ person }: { person: number }) {
  const { timer, again, step } = useTimer(person);
  const clock = useTimerClock(timer, again);
  return (
    <>
      <TimerAnnouncer timer={timer} clock={clock} />
      {timer && clock && (
        <TimerBar timer={timer} clock={clock} onStep={async (wanted) => step(timer, wanted)} />
      )}
    </>
  );
}

/** The state of a timer that is announced; null when there is none. */
interface Sign {
  id: number;
  half: Half;
  isRunning: boolean;
}

interface Props {
  /** Undefined while it is being loaded. */
  timer: TimerView | null | undefined;
  clock: TimerClock | null;
}

/**
 * Announces when a timer begins, when the language changes, and when it is paused or over; a timer that was there at first
 * is not announced.
 */
function TimerAnnouncer({ timer, clock }: Props) {
  const t = useTranslations('chat-talk.timer');
  const nameOf = useLanguageName(timer?.languages ?? []);
  const [told, setTold] = useState<{ sign: Sign | null; text: string } | null>(null);
  const sign = signOf(timer, clock);
  if (timer !== undefined && (told === null || !isSame(told.sign, sign))) {
    const language = timer && sign ? nameOf(timer.languages[sign.half]) : null;
    const text = () => {
      if (language === null) return t('over');
      return t(sign?.isRunning ? 'now' : 'paused', { language });
    };
    setTold({ sign, text: told === null ? '' : text() });
  }
  return (
    <p role="status" className="sr-only">
      {told?.text}
    </p>
  );
}

const signOf = (timer: Props['timer'], clock: TimerClock | null): Sign | null =>
  timer && clock ? { id: timer.id, half: clock.half, isRunning: clock.isRunning } : null;

const isSame = (one: Sign | null, other: Sign | null) =>
  one?.id === other?.id && one?.half === other?.half && one?.isRunning === other?.isRunning;
