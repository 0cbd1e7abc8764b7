import 'server-only';
import type { Connection } from '@/db/client';
import { requireConversation, requireMayWriteTo, type Conversation } from '@/lib/chat/dialogs/conversation';
import { areApart, requireTalk } from '@/lib/chat/dialogs/talk';
import { listSharedLanguages } from '@/lib/community/matching/shared-languages';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { consume } from '@/lib/platform/limits/throttle';
import { endTimer, queueEnd, publishTimer, type Pair } from './ending';
import { clockOf } from './inside/clock-of';
import { insertTimer, lockLive, selectLive, updateTimer, type TimerRow } from './inside/queries';
import { maxTimersAnHour } from './limits';
import { clockAt, isOver, newClock, stepped, type TimerStep } from './policy';
import type { TimerAnswer, TimerChange, TimerInput, TimerView } from './schema';

/*
 * A timer is stored as the time left of each half at a moment of the server's clock; nothing ticks. A request for a timer
 * that is over, or whose two people may not meet any more, ends it; otherwise a job does (ending.ts).
 */

/** The timer of the conversation, and the languages it can be for. Throws AppError: 'not_found', 'not_joined'. */
export async function getTimer(viewer: Viewer, otherId: number): Promise<TimerAnswer> {
  const conversation = await requireConversation(viewer, otherId);
  const [timer, languages] = await Promise.all([
    findTimer(viewer, conversation),
    areApart(conversation) ? [] : listSharedLanguages(viewer.id, otherId),
  ]);
  return { timer: timer && viewOf(timer, now()), languages };
}

/**
 * Starts a timer for the two people; if one is not over, returns that one.
 * Throws AppError: 'not_found', 'not_joined', 'blocking', 'forbidden', 'email_unverified', 'muted', 'too_many_requests'.
 */
export async function startTimer(
  viewer: Viewer,
  otherId: number,
  { languages, minutes }: TimerInput,
): Promise<TimerView> {
  const conversation = await requireTalk(viewer, otherId);
  const { dialogId, person } = conversation;
  if (person.isMachine) throw new AppError('forbidden');
  await requireMayWriteTo(viewer, conversation);
  const limit = { key: `timers:${viewer.id}`, max: maxTimersAnHour, windowSeconds: 3600 };
  throwIfLimited(await consume([limit]));
  return db.transaction(async (on) => {
    const live = await lockLive(on, dialogId);
    const at = now();
    const pair = { from_id: viewer.id, to_id: otherId };
    if (live && !isOver(clockOf(live), at.getTime())) return viewOf(live, at);
    if (live) await endTimer(on, live, { pair, at });
    const timer = await insertTimer(on, {
      dialogId,
      startedBy: viewer.id,
      languages,
      minutes,
      leftMs: [...newClock(minutes, at.getTime()).leftMs],
      startedAt: at,
      changedAt: at,
    });
    await queueEnd(on, timer, at);
    await publishTimer(on, pair);
    return viewOf(timer, at);
  });
}

/**
 * One of the two people pauses it, resumes it, changes the half or ends it; a repeated or late step changes nothing.
 * Throws AppError: 'not_found', 'not_joined'.
 */
export async function stepTimer(
  viewer: Viewer,
  otherId: number,
  { timer: id, step }: TimerChange,
): Promise<{ timer: TimerView | null }> {
  const conversation = await requireConversation(viewer, otherId);
  const found = await findTimer(viewer, conversation);
  if (!found) return { timer: null };
  return db.transaction(async (on) => {
    const live = await lockLive(on, found.dialogId);
    const at = now();
    const timer =
      live?.id === id ? await takeStep(on, live, step, { from_id: viewer.id, to_id: otherId }) : live;
    return { timer: timer && viewOf(timer, at) };
  });
}

async function takeStep(
  on: Connection,
  timer: TimerRow,
  step: TimerStep,
  pair: Pair,
): Promise<TimerRow | null> {
  const at = now();
  const clock = clockOf(timer);
  if (step === 'end' || isOver(clock, at.getTime())) {
    await endTimer(on, timer, { pair, at });
    return null;
  }
  const next = stepped(clock, step, at.getTime());
  if (next === clock) return timer;
  const { half, leftMs, isRunning } = next;
  const changed = await updateTimer(on, timer.id, { half, leftMs: [...leftMs], isRunning, changedAt: at });
  await queueEnd(on, changed, at);
  await publishTimer(on, pair);
  return changed;
}

/** The timer that runs or is paused; one that is over ends here. */
async function findTimer(viewer: Viewer, conversation: Conversation): Promise<TimerRow | null> {
  const { dialog, otherId } = conversation;
  const { id: dialogId } = dialog;
  const live = dialogId === null ? null : await selectLive(db, dialogId);
  if (!live || !isToEnd(live, conversation)) return live;
  await db.transaction(async (on) => {
    const locked = await lockLive(on, live.dialogId);
    if (!locked || !isToEnd(locked, conversation)) return;
    await endTimer(on, locked, {
      pair: { from_id: viewer.id, to_id: otherId },
      at: now(),
      ...(areApart(conversation) && { to: [viewer.id] }),
    });
  });
  return null;
}

const isToEnd = (timer: TimerRow, conversation: Conversation) =>
  areApart(conversation) || isOver(clockOf(timer), now().getTime());

function viewOf({ id, languages, minutes, ...timer }: TimerRow, at: Date): TimerView {
  const [first = '', second = ''] = languages;
  const { half, leftMs, isRunning } = clockAt(clockOf({ id, languages, minutes, ...timer }), at.getTime());
  return {
    id,
    languages: [first, second],
    minutes,
    half,
    left_ms: [...leftMs],
    is_running: isRunning,
    at: at.toISOString(),
  };
}
