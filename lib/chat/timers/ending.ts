import 'server-only';
import type { Connection } from '@/db/client';
import { areParted } from '@/lib/chat/dialogs/talk';
import { insertEventMessage } from '@/lib/chat/messages/event-message';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { defineJob } from '@/lib/platform/jobs/job';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';
import { secondMs } from '@/lib/platform/time/units';
import { clockOf } from './inside/clock-of';
import { lockLive, selectDialogOf, updateTimer, type TimerRow } from './inside/queries';
import { clockAt, endsAtMs, isOver } from './policy';

/** The two people of a dialog. */
export interface Pair {
  from_id: number;
  to_id: number;
}

/** Ends a timer if it is over; runs when its time should be used up. */
export const timerJob = defineJob<{ timer: number }>('end_timer');

export async function queueEnd(on: Connection, timer: TimerRow, at: Date): Promise<void> {
  const delayMs = Math.max(0, endsAtMs(clockOf(timer)) - at.getTime());
  await timerJob.queue({ timer: timer.id }, on, delayMs + secondMs);
}

interface Ending {
  pair: Pair;
  at: Date;
  /** Ids of the people who are notified, if not both: between the two nothing may pass any more. */
  to?: number[];
}

/** Ends a locked timer; a message in the conversation shows the time spent in each half. */
export async function endTimer(on: Connection, timer: TimerRow, { pair, at, to }: Ending): Promise<void> {
  const { id, dialogId, startedBy } = timer;
  const { half, leftMs } = clockAt(clockOf(timer), at.getTime());
  const seq = await insertEventMessage(on, {
    dialogId,
    kind: 'timer',
    senderId: startedBy,
    isMissed: false,
    at,
  });
  await updateTimer(on, id, {
    half,
    leftMs: [...leftMs],
    isRunning: false,
    changedAt: at,
    endedAt: at,
    seq,
  });
  const hearers = to ?? [pair.from_id, pair.to_id];
  if (hearers.length === 0) return;
  await publishTimer(on, pair, hearers);
  // The message counts as unread for nobody, so the counters stay.
  await publishAfterCommit(on, hearers, { name: 'chat-edit', data: { ...pair, seq } });
}

export async function publishTimer(
  on: Connection,
  pair: Pair,
  to = [pair.from_id, pair.to_id],
): Promise<void> {
  await publishAfterCommit(on, to, { name: 'chat-timer', data: pair });
}

/**
 * Ends a timer that is over; for one that was paused or changed since, a later job is queued. Two people who were parted
 * meanwhile are not notified: they find it ended when they next look.
 */
export async function endTimerInTime({ timer: id }: { timer: number }): Promise<void> {
  const dialog = await selectDialogOf(db, id);
  if (!dialog) return;
  const isParted = await areParted(dialog.lowId, dialog.highId);
  await db.transaction(async (on) => {
    const timer = await lockLive(on, dialog.id);
    const at = now();
    if (timer?.id !== id || !isOver(clockOf(timer), at.getTime())) return;
    const pair = { from_id: dialog.lowId, to_id: dialog.highId };
    await endTimer(on, timer, { pair, at, ...(isParted && { to: [] }) });
  });
}
