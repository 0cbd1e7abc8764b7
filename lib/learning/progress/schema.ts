import type { Kind } from '@/lib/russian/exercises/schema';
import type { BadgeName } from './inside/badges';
import type { Rank } from './ranks';
import type { Skill, SkillStanding } from './inside/skills';
import type { Streak } from './streak';
import type { CefrLevel, Topic, TorflLevel } from './topics';

export interface DayOfWork {
  day: string;
  /** In lessons and reviews. */
  answers: number;
  /** Of them. */
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

/** Sums over days; `days` are those that count. */
export type Total = Omit<DayOfWork, 'day' | 'counted'> & { days: number };

/** What one learner's statistics show. Days are those of their own calendar. */
export interface Statistics {
  today: string;
  points: number;
  rank: Rank;
  streak: Streak;
  /** The last 53 weeks, every day of them, in order. */
  year: DayOfWork[];
  /** Of all time. */
  total: Total;
  kinds: (Accuracy & { kind: Kind })[];
  topics: (Accuracy & { topic: Topic; level: CefrLevel; torfl: TorflLevel })[];
  reviews: Accuracy;
  words: { kept: number; known: number; history: { day: string; known: number }[] };
  /** The next 30 days; what is late is due today. */
  forecast: { day: string; cards: number }[];
  skills: { skill: Skill; standing: SkillStanding | null }[];
  badges: { badge: BadgeName; earned: Date | null }[];
}
