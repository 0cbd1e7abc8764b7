import 'server-only';
import {
  and,
  asc,
  eq,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { exercises, words } from '@/db/schema/courses';
import { cards } from '@/db/schema/review';
import { builtOnce, db } from '@/lib/platform/database/database';
import { contentTranslations } from '@/lib/platform/i18n/localized-text';
import { withPhoneJson } from '@/lib/platform/text/phone-column';
import type { Day } from './day-start';
import type { KnownWord } from './known-word';
import { states } from '@/lib/learning/review/schedule';
import { minuteMs } from '@/lib/platform/time/units';

/** Cards in learning come back within minutes; at the end of a queue they are shown this much early, as in Anki. */
const learnAheadMs = 20 * minuteMs;
/** Known words of a learner that are read as candidates for wrong options. */
const maxKnownWords = 300;

export const memoryColumns = {
  due: cards.due,
  stability: cards.stability,
  difficulty: cards.difficulty,
  state: cards.state,
  reps: cards.reps,
  lapses: cards.lapses,
  learningSteps: cards.learningSteps,
  scheduledDays: cards.scheduledDays,
  lastReviewAt: cards.lastReviewAt,
};

const cardColumns = {
  id: cards.id,
  source: cards.source,
  own: cards.own,
  memory: memoryColumns,
  suspended: cards.suspended,
  buriedUntil: cards.buriedUntil,
  asked: cards.asked,
  word: {
    id: words.id,
    russian: words.russian,
    part: words.part,
    gloss: withPhoneJson(words.gloss),
    forms: words.forms,
    example: withPhoneJson(words.example),
    withdrawn: words.withdrawn,
  },
  exercise: {
    id: exercises.id,
    content: withPhoneJson(exercises.content),
    accepted: exercises.accepted,
    withdrawn: exercises.withdrawn,
  },
};

export const selectCards = (on: Connection) =>
  on
    .select(cardColumns)
    .from(cards)
    .leftJoin(words, eq(words.id, cards.wordId))
    .leftJoin(exercises, eq(exercises.id, cards.exerciseId));
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** A card of this learner; null for a card of somebody else. */
export async function selectCard(on: Connection, userId: number, cardId: number): Promise<CardRow | null> {
  const [row] = await selectCards(on).where(own(userId, cardId));
  return row ?? null;
}

/** The same, locked until the transaction ends, so that changes of one card happen one after the other. */
export async function lockCard(on: Connection, userId: number, cardId: number): Promise<CardRow | null> {
  const [row] = await selectCards(on).where(own(userId, cardId)).for('update', { of: cards });
  return row ?? null;
}

const own = (userId: number, cardId: number) => and(eq(cards.id, cardId), eq(cards.userId, userId));

/** Whether a card of this learner may be asked at all: not suspended, and its content not withdrawn. */
export const isAskable = (userId: number | Placeholder) =>
  and(
    eq(cards.userId, userId),
    not(cards.suspended),
    sql`${words.withdrawn} is not true and ${exercises.withdrawn} is not true`,
  );

/** Whether a card is to be reviewed now. A card with an interval of days is due from the start of its day. */
export function isDue(now: Date, day: Pick<Day, 'end'>): SQL | undefined {
  return isDueBy(dueTimes(now, day));
}

/** The times that decide whether a card is due. */
function dueTimes(now: Date, { end }: Pick<Day, 'end'>) {
  const ahead = new Date(now.getTime() + learnAheadMs);
  return { now, end, ahead, latest: end > ahead ? end : ahead };
}
type DueTime = keyof ReturnType<typeof dueTimes>;

function isDueBy({ now, end, ahead, latest }: Record<DueTime, Date | Placeholder>): SQL | undefined {
  return and(
    lt(cards.due, latest),
    or(
      lte(cards.due, now),
      and(eq(cards.state, states.review), lt(cards.due, end)),
      and(inArray(cards.state, [states.learning, states.relearning]), lte(cards.due, ahead)),
    ),
    or(isNull(cards.buriedUntil), lte(cards.buriedUntil, now)),
  );
}

/** The card that is the longest overdue. */
export async function selectNextCard(userId: number, now: Date, day: Day): Promise<CardRow | null> {
  const [row] = await selectCards(db)
    .where(and(isAskable(userId), isDue(now, day)))
    .orderBy(asc(cards.due), asc(cards.id))
    .limit(1);
  return row ?? null;
}

/** The number of cards, of due cards, and of cards that will be due until tomorrow ends. */
export async function selectCounts(userId: number, now: Date, day: Day) {
  const due = isDue(now, day);
  const [row] = await db
    .select({
      cards: sql<number>`count(*)::int`,
      due: sql<number>`count(*) filter (where ${due})::int`,
      tomorrow: sql<number>`count(*) filter (where ${cards.due} < ${day.nextEnd.toISOString()} and not (${due}))::int`,
    })
    .from(cards)
    .leftJoin(words, eq(words.id, cards.wordId))
    .leftJoin(exercises, eq(exercises.id, cards.exerciseId))
    .where(isAskable(userId));
  return row ?? { cards: 0, due: 0, tomorrow: 0 };
}

const dueCount = builtOnce((on) => {
  const time = (name: DueTime) => sql.placeholder(name);
  const times = { now: time('now'), end: time('end'), ahead: time('ahead'), latest: time('latest') };
  return on
    .select({ due: sql<number>`count(*)::int` })
    .from(cards)
    .leftJoin(words, eq(words.id, cards.wordId))
    .leftJoin(exercises, eq(exercises.id, cards.exerciseId))
    .where(and(isAskable(sql.placeholder('userId')), isDueBy(times)))
    .prepare('due_count');
});

/** The number of due cards alone: the index of due cards is enough for it. */
export async function selectDueCount(userId: number, now: Date, day: Day): Promise<number> {
  const { end, ahead, latest } = dueTimes(now, day);
  const [row] = await dueCount().execute({
    userId,
    now: now.toISOString(),
    end: end.toISOString(),
    ahead: ahead.toISOString(),
    latest: latest.toISOString(),
  });
  return row?.due ?? 0;
}

/** Words that the learner has cards of, except the card asked; `due` says whether they are to be reviewed now. */
export async function selectKnown(
  on: Connection,
  userId: number,
  { exceptCardId, now, day }: { exceptCardId: number; now: Date; day: Day },
): Promise<(KnownWord & { due: boolean })[]> {
  const rows = await on
    .select({
      russian: words.russian,
      part: words.part,
      meaning: withPhoneJson(words.gloss),
      forms: words.forms,
      due: sql<boolean>`coalesce((${isDue(now, day)}), false)`,
    })
    .from(cards)
    .innerJoin(words, and(eq(words.id, cards.wordId), eq(words.withdrawn, false)))
    .where(and(eq(cards.userId, userId), ne(cards.id, exceptCardId), not(cards.suspended)))
    .orderBy(asc(cards.due), asc(cards.id))
    .limit(maxKnownWords);
  return rows.map(({ meaning, ...row }) => ({ ...row, meaning: contentTranslations.parse(meaning) }));
}

export async function updateCard(
  on: Connection,
  cardId: number,
  values: Partial<typeof cards.$inferInsert>,
): Promise<void> {
  await on.update(cards).set(values).where(eq(cards.id, cardId));
}
