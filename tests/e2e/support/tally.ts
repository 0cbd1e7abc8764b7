import type { Kind, Verdict } from '@/lib/russian/exercises/schema';

const day = 86_400_000;

interface Sum {
  points: number;
  answers: number;
  right: number;
  seconds: number;
}
const nothing = { points: 0, answers: 0, right: 0, seconds: 0 };

interface Graded {
  grade: { verdict: Verdict };
  points: number;
  seconds: number;
}

/** A learner's own account of what she did, by day and by kind of exercise. */
export class Tally {
  readonly days = new Map<string, Sum>();
  readonly kinds = new Map<Kind | 'reviews', Sum>();

  /** `dayStart`: milliseconds from midnight UTC to the beginning of the learner's day. */
  constructor(private readonly dayStart: number) {}

  addAnswer(answeredAt: Date, { kind, ...graded }: Graded & { kind: Kind }): void {
    this.add(answeredAt, kind, graded);
  }

  addReview(reviewedAt: Date, graded: Graded): void {
    this.add(reviewedAt, 'reviews', graded);
  }

  addPoints(paidAt: Date, points: number): void {
    addTo(this.days, this.dayOf(paidAt), { ...nothing, points });
  }

  get points(): number {
    return [...this.days.values()].reduce((sum, { points }) => sum + points, 0);
  }

  dayOf(instant: Date): string {
    return new Date(instant.getTime() - this.dayStart).toISOString().slice(0, 10);
  }

  private add(doneAt: Date, kind: Kind | 'reviews', { grade, points, seconds }: Graded): void {
    const sum = { points, answers: 1, right: grade.verdict === 'wrong' ? 0 : 1, seconds };
    addTo(this.days, this.dayOf(doneAt), sum);
    addTo(this.kinds, kind, sum);
  }
}

function addTo<Key>(sums: Map<Key, Sum>, key: Key, more: Sum): void {
  const { points, answers, right, seconds } = sums.get(key) ?? nothing;
  sums.set(key, {
    points: points + more.points,
    answers: answers + more.answers,
    right: right + more.right,
    seconds: seconds + more.seconds,
  });
}

/** How a page in English writes a day: 8 January 2035. */
export const writeDay = (iso: string) =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso),
  );

/** The day that is `days` days after `iso`. */
export const daysAfter = (iso: string, days: number) =>
  new Date(Date.parse(iso) + days * day).toISOString().slice(0, 10);
