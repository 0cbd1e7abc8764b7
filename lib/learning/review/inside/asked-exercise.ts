import 'server-only';
import { viewExercise } from '@/lib/learning/session/exercise';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { localize, type LocalizedText } from '@/lib/platform/i18n/localized-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import { itemOf } from './item';
import { makeExercise } from './make-exercise';
import { loadPrompts } from './prompts';
import { selectKnown, updateCard, lockCard, type CardRow } from './queries';
import { storedAsked, type AskedExercise, type CurrentReview } from '@/lib/learning/review/schema';
import type { Day } from './day-start';
import { db } from '@/lib/platform/database/database';

interface ReviewTime {
  now: Date;
  day: Day;
}

/** The exercise stored for a card's coming turn; null when none was made yet. */
export function currentExercise(card: CardRow): AskedExercise | null {
  const known = storedOf(card);
  return known?.content ? known : null;
}

/** What to store when the exercise has to be made anew: only the hints that were opened for the coming turn. */
export function openedHintsOnly(card: CardRow) {
  const known = storedOf(card);
  return known && known.hints > 0 ? { ...known, content: null, shownAt: null } : null;
}

function storedOf({ asked, memory }: CardRow) {
  const known = asked === null ? null : storedAsked.parse(asked);
  return known?.turn === memory.reps ? known : null;
}

/** The note shown after an answer. */
export function noteOf(card: CardRow, locale: Locale): LocalizedText | null {
  const item = itemOf(card);
  const note = item?.note ?? (item?.about === 'mistake' ? item.content.note : undefined);
  return note ? localize(locale, note) : null;
}

/**
 * The exercise of a card's coming turn. It is made once and stored: the exercise that was shown is the one that gets graded,
 * on every device, even when the lesson changes meanwhile. Null when the card was deleted or holds nothing to ask.
 */
export async function askCard(userId: number, row: CardRow, time: ReviewTime): Promise<AskedExercise | null> {
  const known = currentExercise(row);
  if (known) return known;
  const translate = await loadPrompts();
  return db.transaction(async (on) => {
    // Read again under the lock: another device may have changed the card or taken this turn meanwhile.
    const held = await lockCard(on, userId, row.id);
    const item = held && itemOf(held);
    if (!item || currentExercise(held) || held.memory.reps !== row.memory.reps)
      return held && currentExercise(held);
    const { reps: turn, state, stability } = held.memory;
    const others = await selectKnown(on, userId, { ...time, exceptCardId: row.id });
    const due = others.filter((other) => other.due);
    const context = { known: others, due, seed: exerciseSeed.review(row.id, turn), translate };
    const content = makeExercise(item, { turn, state, stability }, context);
    const hints = openedHintsOnly(held)?.hints ?? 0;
    const made: AskedExercise = { turn, content, hints, shownAt: time.now };
    await updateCard(on, row.id, { asked: made });
    return made;
  });
}

/** The exercise as the learner may see it before answering. */
export function viewAsked(
  { id, source }: CardRow,
  made: AskedExercise,
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
