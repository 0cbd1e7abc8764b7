import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { useLiveStatus } from '@/components/browser/realtime/use-live-status';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { getLiveStatus, onLive, onLiveStatus } from '@/lib/browser/realtime/live-hub';
import { clockAt, isOver, type TimerClock, type TimerStep } from '@/lib/chat/timers/policy';
import type { TimerAnswer, TimerInput, TimerView } from '@/lib/chat/timers/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { secondMs } from '@/lib/platform/time/units';

/** Time between two requests while the live channel is off. */
const pollMs = 10 * secondMs;
/** Time between two updates of the time left. */
const tickMs = 250;

/** The timer of the conversation with a person; all tabs show the server's. */
export function useTimer(person: number) {
  const ui = useTranslations('ui');
  const path = apiRoutes.timer(person);
  const isLive = useLiveStatus() === 'on';
  const { data, mutate } = useRead<TimerAnswer>(path, { refreshInterval: isLive ? 0 : pollMs });
  const again = useEffectEvent(() => void mutate());
  useEffect(() => {
    const stops = [
      onLive(['chat-timer'], ({ data: { from_id, to_id } }) => {
        if (from_id === person || to_id === person) again();
      }),
      onLiveStatus(() => {
        if (getLiveStatus() === 'on') again();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [person]);

  const show = async (timer: TimerView | null) =>
    mutate({ languages: data?.languages ?? [], timer }, { revalidate: false });

  return {
    /** Undefined while it is being loaded. */
    timer: data?.timer,
    languages: data?.languages ?? [],
    again: () => void mutate(),
    /** Rejects when it is refused. */
    start: async (body: TimerInput) => {
      await show(await fetchJson<TimerView>(path, { method: 'POST', body }));
    },
    step: async (timer: TimerView, step: TimerStep) => {
      try {
        const body = { timer: timer.id, step };
        const answer = await fetchJson<Pick<TimerAnswer, 'timer'>>(path, { method: 'PATCH', body });
        await show(answer.timer);
      } catch {
        toast(ui('notDone'));
      }
    },
  };
}

/** Milliseconds that the server's clock is ahead: measured when an answer is first used. */
const ahead = new WeakMap<TimerView, number>();

function aheadOf(timer: TimerView): number {
  const known = ahead.get(timer) ?? Date.parse(timer.at) - Date.now();
  ahead.set(timer, known);
  return known;
}

/**
 * The timer at this moment, updated every `tickMs`; null when there is none, or it is over. `onOver` is called when it has
 * run out.
 */
export function useTimerClock(timer: TimerView | null | undefined, onOver: () => void): TimerClock | null {
  const [nowMs, setNowMs] = useState(0);
  const isRunning = timer?.is_running === true;
  useEffect(() => {
    if (!timer) return undefined;
    const tick = () => setNowMs(Date.now() + aheadOf(timer));
    tick();
    if (!isRunning) return undefined;
    const interval = setInterval(tick, tickMs);
    return () => clearInterval(interval);
  }, [timer, isRunning]);
  const clock = timer && clockAt(clockOf(timer), nowMs);
  const isDone = clock ? isOver(clock, nowMs) : false;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isDone) over();
  }, [isDone]);
  return clock && !isDone ? clock : null;
}

const clockOf = ({ half, left_ms: leftMs, is_running: isRunning, at }: TimerView): TimerClock => ({
  half,
  leftMs,
  isRunning,
  atMs: Date.parse(at),
});
