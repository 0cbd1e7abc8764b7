import 'server-only';
import { viewExercise } from '@/lib/learning/session/exercise';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { localize, type LocalizedText } from '@/lib/platform/i18n/localized-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import { itemOf } from './item';
import { makeExercise } from './make-exercise';
import { loadPrompts } from './prompts';
import { selectKnown, updateCard, lockCard, type CardRow } from './queries';
import { storedAsked, type Asked, type CurrentReview } from '@/lib/learning/review/schema';
import type { Day } from './day-start';
import { db } from '@/lib/platform/database/database';

interface Now {
  moment: Date;
  day: Day;
}

/** What is being asked of a card, when it fits the turn to come. */
export function askedOf(card: CardRow): Asked | null {
  const known = storedOf(card);
  return known?.content ? known : null;
}

/** What stays of it when it has to be made anew: the hints that were opened for the turn to come. */
export function unasked(card: CardRow) {
  const known = storedOf(card);
  return known && known.hints > 0 ? { ...known, content: null, shownAt: null } : null;
}

function storedOf({ asked, memory }: CardRow) {
  const known = asked === null ? null : storedAsked.parse(asked);
  return known?.turn === memory.reps ? known : null;
}

/** What is said to whoever has answered. */
export function noteOf(card: CardRow, locale: Locale): LocalizedText | null {
  const item = itemOf(card);
  const note = item?.note ?? (item?.about === 'mistake' ? item.content.note : undefined);
  return note ? localize(locale, note) : null;
}

/**
 * The exercise of a card's coming turn. It is made once and kept: what was shown is what gets graded, on whichever
 * device, whatever becomes of the lesson meanwhile. Null when the card has gone or holds nothing to ask.
 */
export async function askCard(userId: number, row: CardRow, now: Now): Promise<Asked | null> {
  const known = askedOf(row);
  if (known) return known;
  const say = await loadPrompts();
  return db.transaction(async (on) => {
    // Read again: another device may have changed the card meanwhile, or been faster with this turn or its answer.
    const held = await lockCard(on, userId, row.id);
    const item = held && itemOf(held);
    if (!item || askedOf(held) || held.memory.reps !== row.memory.reps) return held && askedOf(held);
    const { reps: turn, state, stability } = held.memory;
    const others = await selectKnown(on, userId, { ...now, but: row.id });
    const due = others.filter((other) => other.due);
    const context = { known: others, due, seed: exerciseSeed.review(row.id, turn), say };
    const content = makeExercise(item, { turn, state, stability }, context);
    const hints = unasked(held)?.hints ?? 0;
    const made: Asked = { turn, content, hints, shownAt: now.moment };
    await updateCard(on, row.id, { asked: made });
    return made;
  });
}

/** What the learner may see of it. */
export function viewAsked(
  { id, source }: CardRow,
  made: Asked,
  worth: number,
  locale: Locale,
): CurrentReview {
  const { turn, content, hints } = made;
  return {
    card: id,
    turn,
    source,
    ...viewExercise({ content, seed: exerciseSeed.review(id, turn) }, locale, hints),
    first_time: turn === 0,
    worth,
  };
}
