import { createEmptyCard, fsrs, Rating, State, StrategyMode, type Card, type Grade } from 'ts-fsrs';

const day = 86_400_000;
const hour = 3_600_000;
/** What is being learnt is asked so much early. */
const learnAhead = 20 * 60_000;

/**
 * A learner's cards as FSRS-6 with its published parameters sees them, reckoned from the ratings alone and apart from
 * the application. Intervals vary as the application says they do: by the card and by how often it was reviewed.
 */
export class Memories {
  private readonly cards = new Map<number, Card>();

  /** `dayStart`: milliseconds from midnight UTC to the beginning of the learner's day. */
  constructor(private readonly dayStart: number) {}

  add(card: number, addedAt: Date): void {
    if (!this.cards.has(card)) this.cards.set(card, createEmptyCard(addedAt));
  }

  has(card: number): boolean {
    return this.cards.has(card);
  }

  review(id: number, reviewedAt: Date, grade: Grade): void {
    const card = this.get(id);
    const scheduler = fsrs({ enable_fuzz: true }).useStrategy(
      StrategyMode.SEED,
      () => `card ${id} ${card.reps}`,
    );
    this.cards.set(id, scheduler.next(card, reviewedAt, grade).card);
  }

  dueOf(id: number): string {
    return this.get(id).due.toISOString();
  }

  /** Cards to be reviewed at a moment: what sits for days is due for the whole of its day. */
  listDue(now: Date): number[] {
    const end = this.startOf(now) + day;
    return [...this.cards].flatMap(([id, { due, state }]) => {
      const ahead = { [State.New]: 0, [State.Learning]: learnAhead, [State.Relearning]: learnAhead };
      const from = state === State.Review ? end - 1 : now.getTime() + ahead[state];
      return due.getTime() <= from ? [id] : [];
    });
  }

  /** How many come due on each of the next days; what is late counts today. */
  forecast(now: Date, days: number): number[] {
    const start = this.startOf(now);
    const ahead = [...this.cards.values()].map(({ due }) =>
      Math.max(0, Math.floor((due.getTime() - start) / day)),
    );
    return Array.from({ length: days }, (_, index) => ahead.filter((each) => each === index).length);
  }

  /** The number of these cards that are very likely still remembered in a week. */
  countKnown(ids: Iterable<number>): number {
    return [...ids].filter((id) => this.get(id).stability >= 7).length;
  }

  private startOf(instant: Date): number {
    return Math.floor((instant.getTime() - this.dayStart) / day) * day + this.dayStart;
  }

  private get(id: number): Card {
    const card = this.cards.get(id);
    if (!card) throw new Error(`Nobody knows of a card ${id}.`);
    return card;
  }
}

export const grades = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const;
/** Four in the morning, an hour ahead of UTC. */
export const berlinWinterDay = 3 * hour;
