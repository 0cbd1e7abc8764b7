import type { Kind } from '@/lib/russian/exercises/schema';
import type { BadgeName } from './inside/badges';
import type { Rank } from './ranks';
import type { Skill, SkillProgress } from './inside/skills';
import type { Streak } from './streak';
import type { CefrLevel, Topic, TorflLevel } from './topics';

export interface DayOfWork {
  day: string;
  /** Answers in lessons and reviews. */
  answers: number;
  /** The part of `answers` that was given in reviews. */
  reviews: number;
  right: number;
  /** Whether it is a day of learning (lib/learning/progress/day-of-learning). */
  counted: boolean;
  seconds: number;
  points: number;
}

export interface Accuracy {
  answers: number;
  right: number;
}

/** Sums over days; `days` is the number of days that count. */
export type Total = Omit<DayOfWork, 'day' | 'counted'> & { days: number };

/** One learner's statistics. Days are those of the learner's own calendar. */
export interface Statistics {
  today: string;
  points: number;
  rank: Rank;
  streak: Streak;
  /** Those that lie ahead, in order: a day that has begun cannot be planned any more. */
  daysOff: string[];
  /** Every day of the last 53 weeks, in order. */
  year: DayOfWork[];
  /** The sums over all days. */
  total: Total;
  kinds: (Accuracy & { kind: Kind })[];
  topics: (Accuracy & { topic: Topic; level: CefrLevel; torfl: TorflLevel })[];
  reviews: Accuracy;
  words: { kept: number; known: number; history: { day: string; known: number }[] };
  /** The next 30 days; overdue cards are counted today. */
  forecast: { day: string; cards: number }[];
  skills: { skill: Skill; progress: SkillProgress | null }[];
  badges: { badge: BadgeName; earned: Date | null }[];
}
