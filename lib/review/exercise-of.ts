import 'server-only';
import { concealExercise } from '@/lib/exercises/conceal';
import { hintFor } from '@/lib/exercises/hints';
import type { Locale } from '@/lib/i18n/locales';
import { itemOf } from './item';
import { makeExercise } from './make-exercise';
import { loadPrompts } from './prompts';
import { selectKnown, updateCard, lockCard, type CardRow } from './queries';
import { asked, type Asked, type CurrentReview } from './schema';
import { reviewSeed } from './seed';
import type { Day } from './day-start';
import { db } from '@/lib/database';

interface Now {
  moment: Date;
  day: Day;
}

/** What is being asked of a card, when it fits the turn to come. */
export function askedOf({ asked: stored, memory }: CardRow): Asked | null {
  const known = stored === null ? null : asked.parse(stored);
  return known?.turn === memory.reps ? known : null;
}

/**
 * The exercise of a card's coming turn. It is made once and kept: what was shown is what gets graded, on whichever
 * device, whatever becomes of the lesson meanwhile. Null when the card has gone or holds nothing to ask.
 */
export async function askCard(userId: number, row: CardRow, now: Now): Promise<Asked | null> {
  const known = askedOf(row);
  if (known) return known;
  const item = itemOf(row);
  if (!item) return null;
  const others = await selectKnown(userId, row.id, now);
  const { reps: turn, state, stability } = row.memory;
  const content = makeExercise(
    item,
    { turn, state, stability },
    {
      known: others,
      due: others.filter(({ due }) => due),
      seed: reviewSeed(row.id, turn),
      say: await loadPrompts(),
    },
  );
  const made: Asked = { turn, content, hints: 0, shownAt: now.moment };
  return db.transaction(async (on) => {
    const held = await lockCard(on, userId, row.id);
    // Another device was faster, with this turn or with its answer.
    if (!held || askedOf(held) || held.memory.reps !== turn) return held && askedOf(held);
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
  const seed = reviewSeed(id, turn);
  return {
    card: id,
    turn,
    source,
    task: concealExercise(content, seed, locale),
    hints: ([1, 2, 3] as const).slice(0, hints).map((level) => hintFor(content, level, seed, locale)),
    first_time: turn === 0,
    worth,
  };
}
