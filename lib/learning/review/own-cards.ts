import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { zoneOf } from '@/lib/learning/progress/zone';
import {
  countOwnCards,
  deleteCard,
  hasWord,
  insertCard,
  selectCardOfWord,
  selectCardPage,
} from './inside/card-queries';
import { viewCard } from './inside/card-view';
import { addWordCard, blank } from './cards';
import { dayAround } from './inside/day-start';
import { unasked } from './inside/exercise-of';
import { ownOf } from './inside/item';
import { lockCard, selectCard, updateCard, type CardRow } from './inside/queries';
import type { CardChange, CardInput, CardPage, CardQuery, CardView, OwnText } from './card-schema';
import { lockPoints } from './inside/review-queries';

const pageSize = 30;
/** Of one's own: more than anybody writes, and what all the lists and counts of one person can bear. */
const mostOwnCards = 5000;

/** The caller's cards, the latest first. */
export async function listCards(viewer: Viewer, query: CardQuery, locale: Locale): Promise<CardPage> {
  const moment = now();
  const day = dayAround(moment, await zoneOf(viewer.id));
  const rows = await selectCardPage(viewer.id, { ...query, moment, day, locale }, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    cards: await Promise.all(shown.map((row) => viewCard(row, moment, locale))),
    at: moment.toISOString(),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A card of a word of the courses (the one there is, if any), or of one's own. Throws AppError: 'not_found', 'too_many_cards'. */
export async function addCard(viewer: Viewer, input: CardInput, locale: Locale): Promise<CardView> {
  const moment = now();
  const row = await db.transaction(async (on) => {
    if (!('word' in input)) {
      await requireRoom(on, viewer.id);
      const id = await insertCard(on, { ...blank(viewer.id, 'own', moment), own: input });
      return selectCard(on, viewer.id, id);
    }
    if (!(await hasWord(on, input.word))) throw new AppError('not_found');
    await addWordCard(on, viewer.id, input.word, moment);
    return selectCardOfWord(on, viewer.id, input.word);
  });
  if (!row) throw new AppError('not_found');
  return viewCard(row, moment, locale);
}

/** Held, so that two at once are counted one after the other. */
async function requireRoom(on: Connection, userId: number): Promise<void> {
  await lockPoints(on, userId);
  const count = await countOwnCards(on, userId);
  if (count >= mostOwnCards) throw new AppError('too_many_cards', { values: { count } });
}

/** Changes what is given. What is being asked is made anew when the text changes. Throws AppError: 'not_found', 'validation'. */
export async function changeCard(
  viewer: Viewer,
  cardId: number,
  { suspended, buried, ...texts }: CardChange,
  locale: Locale,
): Promise<CardView> {
  const moment = now();
  const row = await db.transaction(async (on) => {
    const card = await lockCard(on, viewer.id, cardId);
    if (!card) throw new AppError('not_found');
    const changesText = Object.keys(texts).length > 0;
    await updateCard(on, cardId, {
      suspended: suspended ?? card.suspended,
      ...(buried !== undefined && { buriedUntil: buried ? await tomorrow(on, viewer.id, moment) : null }),
      ...(changesText && { own: ownAfter(card, texts), asked: unasked(card) }),
    });
    return selectCard(on, viewer.id, cardId);
  });
  if (!row) throw new AppError('not_found');
  return viewCard(row, moment, locale);
}

/** Throws AppError('not_found'). */
export async function removeCard(viewer: Viewer, cardId: number): Promise<void> {
  if (!(await deleteCard(viewer.id, cardId))) throw new AppError('not_found');
}

async function tomorrow(on: Connection, userId: number, moment: Date): Promise<Date> {
  return dayAround(moment, await zoneOf(userId, on)).end;
}

/** A lesson's Russian is not the learner's to change, and a card of one's own needs its meaning. */
function ownAfter({ source, own }: CardRow, texts: Omit<CardChange, 'suspended' | 'buried'>): OwnText {
  if (source !== 'own' && texts.russian !== undefined) refuse('russian', 'prohibited');
  if (source === 'mistake' && texts.meaning) refuse('meaning', 'prohibited');
  if (source === 'mistake' && texts.sentence) refuse('sentence', 'prohibited');
  if (source === 'own' && texts.meaning === null) refuse('meaning', 'required');
  const merged = Object.entries({ ...ownOf(own), ...texts }).filter(([, text]) => text !== null);
  return ownOf(Object.fromEntries(merged));
}

function refuse(field: string, rule: 'prohibited' | 'required'): never {
  throw new AppError('validation', { fields: { [field]: [{ rule }] } });
}
