import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { dayOf } from '@/lib/learning/progress/day';
import { addDays, countDays } from '@/lib/learning/progress/day-arithmetic';
import { zoneOf } from '@/lib/learning/progress/zone';
import type { Connection } from '@/db/client';
import { selectBacklog, updateDue, selectPlanned } from './inside/backlog-queries';
import { dayAround, startOfDay, type Day } from './inside/day-start';
import { lockPoints } from './inside/review-queries';
import { retrievability } from './schedule';
import type { BacklogPlan } from './schema';
import { spread } from './inside/spread';

interface BacklogSpread {
  plan: BacklogPlan;
  /** Ids of cards by the day they are put off to; cards that stay on today are left out. */
  moved: Map<string, number[]>;
}

/** The number of cards each day would have if the due cards were spread. Changes nothing. */
export async function previewBacklog(viewer: Viewer, maxPerDay: number): Promise<BacklogPlan> {
  return (await planBacklog(db, viewer, maxPerDay, await zoneOf(viewer.id))).plan;
}

/** Spreads the due cards over the days to come; their memory state stays. Idempotent. */
export async function spreadBacklog(viewer: Viewer, maxPerDay: number): Promise<BacklogPlan> {
  return db.transaction(async (on) => {
    await lockPoints(on, viewer.id);
    const zone = await zoneOf(viewer.id, on);
    const { plan, moved } = await planBacklog(on, viewer, maxPerDay, zone);
    for (const [day, ids] of moved) await updateDue(on, ids, startOfDay(day, zone));
    return plan;
  });
}

async function planBacklog(
  on: Connection,
  viewer: Viewer,
  maxPerDay: number,
  zone: string,
): Promise<BacklogSpread> {
  const currentTime = now();
  const today = dayAround(currentTime, zone);
  const backlog = await selectBacklog(on, viewer.id, currentTime, today);
  const planned = await countPlanned(on, viewer.id, today, zone);
  // Cards with the highest retrievability come first: they can still be saved, and would be forgotten by waiting.
  const order = backlog
    .map(({ id, memory }) => ({ id, chance: retrievability(memory, currentTime) }))
    .sort((a, b) => b.chance - a.chance || a.id - b.id);
  const days = spread(order.length, planned, maxPerDay);
  const counts = [...planned];
  const moved = new Map<string, number[]>();
  order.forEach(({ id }, index) => {
    const ahead = days[index] ?? 0;
    counts[ahead] = (counts[ahead] ?? 0) + 1;
    const day = addDays(today.day, ahead);
    if (ahead > 0) moved.set(day, [...(moved.get(day) ?? []), id]);
  });
  const last = Math.max(0, ...days);
  const shown = Array.from({ length: last + 1 }, (_, ahead) => ({
    day: addDays(today.day, ahead),
    cards: counts[ahead] ?? 0,
  }));
  return { plan: { due: order.length, cap: maxPerDay, days: shown }, moved };
}

/** The number of cards due anyway, by days from today; 0 for today, whose cards are the backlog itself. */
async function countPlanned(on: Connection, userId: number, today: Day, zone: string): Promise<number[]> {
  const counts: number[] = [0];
  for (const due of await selectPlanned(on, userId, today.end)) {
    const ahead = countDays(today.day, dayOf(due, zone));
    counts[ahead] = (counts[ahead] ?? 0) + 1;
  }
  return Array.from({ length: counts.length }, (_, ahead) => counts[ahead] ?? 0);
}
