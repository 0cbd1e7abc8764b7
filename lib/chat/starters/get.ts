import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Connection } from '@/db/client';
import { requireTalk } from '@/lib/chat/dialogs/talk';
import { listTextsSince } from '@/lib/chat/messages/texts-since';
import { listTalkWords, listWordsById } from '@/lib/learning/lexicon/list';
import type { LexiconEntry } from '@/lib/learning/lexicon/list-schema';
import { listLearntWords } from '@/lib/learning/review/learnt-words';
import { findPerson, type Person } from '@/lib/people/audience/find-person';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { dayMs, hourMs } from '@/lib/platform/time/units';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { insertSet, lockStarters, selectSets, type StarterRow } from './inside/queries';
import { maxReadTexts, restDays, setHours } from './limits';
import { openingOf } from './openings';
import { drawWords, lowerLevel } from './policy';
import type { Starters } from './schema';
import { usedAmong } from './used';

/** A person as the other one may see them; null when they may not. */
type Seen = Person | null;

/**
 * Words to talk about: drawn when one of the two people first asks for them, and then the same for both for `setHours`.
 * Throws AppError: 'not_found', 'not_joined', 'blocking', 'forbidden'.
 */
export async function getStarters(viewer: Viewer, otherId: number, locale: Locale): Promise<Starters> {
  const { dialogId, person } = await requireTalk(viewer, otherId);
  const set =
    current(await selectSets(db, dialogId, restedAfter(now()))) ??
    (await makeSet(dialogId, person, await findPerson({ id: otherId }, viewer.id)));
  const words = await listWordsById(set.lexemeIds, locale);
  const used = await findUsed(set, words);
  return {
    words: words.flatMap((word) => {
      const [sense] = word.senses;
      const { id, russian } = word;
      return sense
        ? [{ id, russian, meaning: sense.gloss, opening: openingOf(word), is_used: used.has(id) }]
        : [];
    }),
    until: new Date(set.madeAt.getTime() + setHours * hourMs).toISOString(),
  };
}

const restedAfter = (at: Date) => new Date(at.getTime() - restDays * dayMs);

const current = ([latest]: readonly StarterRow[]) =>
  latest && now().getTime() - latest.madeAt.getTime() < setHours * hourMs ? latest : null;

/** If both people ask at the same time, the first transaction draws. */
async function makeSet(dialogId: number, ...people: Seen[]): Promise<StarterRow> {
  return db.transaction(async (on) => {
    await lockStarters(on, dialogId);
    const madeAt = now();
    const sets = await selectSets(on, dialogId, restedAfter(madeAt));
    return current(sets) ?? insertSet(on, { dialogId, lexemeIds: await draw(on, sets, people), madeAt });
  });
}

async function draw(on: Connection, sets: readonly StarterRow[], people: readonly Seen[]) {
  const [one = null, other = null] = people.map(levelOf);
  const level = lowerLevel(one, other);
  const lists = await listsOf(on, people);
  const rested = new Set(sets.flatMap(({ lexemeIds }) => lexemeIds));
  return drawWords({ pool: await listTalkWords(level), level, lists, rested }, randomUUID());
}

/** Words that each person learns; no lists unless each shows theirs to the other. */
async function listsOf(on: Connection, people: readonly Seen[]) {
  const shown = people.flatMap((person) => (person?.sees('learning') ? [person.id] : []));
  if (shown.length < people.length) return [];
  const learnt = await listLearntWords(on, shown, now());
  return shown.map((id) =>
    learnt.filter(({ userId }) => userId === id).map(({ lexemeId, isDue }) => ({ id: lexemeId, isDue })),
  );
}

/** The level of Russian that the person shows; null for none, and for native speakers. */
const levelOf = (person: Seen) => (person?.sees('russian_level') ? person.profile.russianLevel : null);

async function findUsed({ dialogId, afterSeq }: StarterRow, words: readonly LexiconEntry[]) {
  const texts = await listTextsSince(dialogId, afterSeq, maxReadTexts);
  return texts.length === 0 ? new Set<number>() : usedAmong(words, texts, await loadLexicon());
}
