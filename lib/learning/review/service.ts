import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { dayAround, type Day } from './inside/day-start';
import { askCard, viewAsked } from './inside/asked-exercise';
import { pointsFor } from './inside/points';
import { selectCounts, selectDueCount, selectNextCard } from './inside/queries';
import { selectDay } from './inside/review-queries';
import type { ReviewQueue } from './schema';

/** Number of due cards from which the learner is offered to spread them. */
const crowdedMinDue = 40;

/** The number of cards to review now. */
export async function countDue(viewer: Viewer): Promise<number> {
  const currentTime = now();
  return selectDueCount(viewer.id, currentTime, dayAround(currentTime, viewer.timeZone));
}

/** The review queue, with the exercise that comes next. */
export async function getQueue(viewer: Viewer, locale: Locale): Promise<ReviewQueue> {
  const currentTime = now();
  const day = dayAround(currentTime, viewer.timeZone);
  const [counts, { done, paid }, next] = await Promise.all([
    selectCounts(viewer.id, currentTime, day),
    selectDay(db, viewer.id, day.day),
    askNext(viewer.id, currentTime, day),
  ]);
  const current = next && viewAsked(next.card, next.made, pointsFor('right', paid), locale);
  return { ...counts, done, crowded: counts.due >= crowdedMinDue, current };
}

/** Takes the next card; when another device answers it at the same time, the one after it. */
async function askNext(userId: number, currentTime: Date, day: Day) {
  for (let tries = 0; tries < 3; tries += 1) {
    const card = await selectNextCard(userId, currentTime, day);
    if (!card) return null;
    const made = await askCard(userId, card, { now: currentTime, day });
    if (made) return { card, made };
  }
  return null;
}
