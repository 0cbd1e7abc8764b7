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
import { addWordCard, newCard } from './cards';
import { dayAround } from './inside/day-start';
import { openedHintsOnly } from './inside/asked-exercise';
import { ownOf } from './inside/item';
import { lockCard, selectCard, updateCard, type CardRow } from './inside/queries';
import {
  ownCard,
  type CardChange,
  type CardInput,
  type CardPage,
  type CardQuery,
  type CardView,
  type OwnText,
} from './card-schema';
import { lockPoints } from './inside/review-queries';

const pageSize = 30;
/** Cards one learner may write: more than anybody does, and few enough for lists and counts to stay fast. */
const maxOwnCards = 5000;

/** The caller's cards, the latest first. */
export async function listCards(viewer: Viewer, query: CardQuery, locale: Locale): Promise<CardPage> {
  const currentTime = now();
  const day = dayAround(currentTime, await zoneOf(viewer.id));
  const rows = await selectCardPage(viewer.id, { ...query, now: currentTime, day, locale }, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    cards: await Promise.all(shown.map((row) => viewCard(row, currentTime, locale))),
    at: currentTime.toISOString(),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Adds a card of a course word (or returns the existing one), or an own card. Throws AppError: 'not_found', 'too_many_cards'. */
export async function addCard(viewer: Viewer, input: CardInput, locale: Locale): Promise<CardView> {
  const createdAt = now();
  const row = await db.transaction(async (on) => {
    if (!('word' in input)) {
      return selectCard(on, viewer.id, await insertOwnCard(on, viewer.id, input, createdAt));
    }
    if (!(await hasWord(on, input.word))) throw new AppError('not_found');
    await addWordCard(on, viewer.id, input.word, createdAt);
    return selectCardOfWord(on, viewer.id, input.word);
  });
  if (!row) throw new AppError('not_found');
  return viewCard(row, createdAt, locale);
}

/**
 * Adds a card of a word that was noted elsewhere, in the transaction of that. @returns false where its texts fit no card
 * Throws AppError: 'too_many_cards'.
 */
export async function addOwnCard(
  on: Connection,
  userId: number,
  texts: { russian: string; meaning: string },
  createdAt: Date,
): Promise<boolean> {
  const own = ownCard.safeParse(texts);
  if (!own.success) return false;
  await insertOwnCard(on, userId, own.data, createdAt);
  return true;
}

async function insertOwnCard(on: Connection, userId: number, own: OwnText, createdAt: Date): Promise<number> {
  await requireRoom(on, userId);
  return insertCard(on, { ...newCard(userId, 'own', createdAt), own });
}

/** Locks the learner's row, so that two requests at once count one after the other. */
async function requireRoom(on: Connection, userId: number): Promise<void> {
  await lockPoints(on, userId);
  const count = await countOwnCards(on, userId);
  if (count >= maxOwnCards) throw new AppError('too_many_cards', { values: { count } });
}

/** Changes the given properties; the current exercise is made anew when a text changes. Throws AppError: 'not_found', 'validation'. */
export async function changeCard(
  viewer: Viewer,
  cardId: number,
  { suspended, buried, ...texts }: CardChange,
  locale: Locale,
): Promise<CardView> {
  const changedAt = now();
  const row = await db.transaction(async (on) => {
    const card = await lockCard(on, viewer.id, cardId);
    if (!card) throw new AppError('not_found');
    const changesText = Object.keys(texts).length > 0;
    await updateCard(on, cardId, {
      suspended: suspended ?? card.suspended,
      ...(buried !== undefined && { buriedUntil: buried ? await tomorrow(on, viewer.id, changedAt) : null }),
      ...(changesText && { own: ownAfter(card, texts), asked: openedHintsOnly(card) }),
    });
    return selectCard(on, viewer.id, cardId);
  });
  if (!row) throw new AppError('not_found');
  return viewCard(row, changedAt, locale);
}

/** Throws AppError('not_found'). */
export async function removeCard(viewer: Viewer, cardId: number): Promise<void> {
  if (!(await deleteCard(viewer.id, cardId))) throw new AppError('not_found');
}

async function tomorrow(on: Connection, userId: number, currentTime: Date): Promise<Date> {
  return dayAround(currentTime, await zoneOf(userId, on)).end;
}

/** The own texts after a change. The Russian of a lesson cannot be changed, and an own card must keep its meaning. */
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
