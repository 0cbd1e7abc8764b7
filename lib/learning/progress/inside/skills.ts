import { cefrLevels } from '@/db/enums';
import type { Kind } from '@/lib/russian/exercises/schema';
import type { CefrLevel } from '@/lib/learning/progress/topics';

/** The skills that exercises measure; no exercise measures speaking or listening. */
export const skills = ['vocabulary', 'reading', 'grammar', 'writing'] as const;
export type Skill = (typeof skills)[number];

/** Vocabulary counts known words (lib/learning/progress/inside/mastery); the other skills count exercises answered right. */
export const skillOf = {
  choice: 'reading',
  pairs: 'reading',
  gap: 'grammar',
  order: 'grammar',
  write: 'writing',
} satisfies Record<Kind, Skill>;

/** How much of what is taught for one skill at one level is done. */
export interface Share {
  level: CefrLevel;
  done: number;
  total: number;
}

/** A learner's level in a skill and how much of it is done; `next` is null when all that is taught is done. */
export interface SkillProgress extends Share {
  next: CefrLevel | null;
}

/**
 * Progress at the lowest level at which something is left to do. Levels below that of the placement test count as done.
 * Null while nothing is taught.
 */
export function skillProgress(shares: Share[], placed: CefrLevel | null): SkillProgress | null {
  const known = placed === null ? 0 : cefrLevels.indexOf(placed);
  const taught = shares
    .filter(({ total }) => total > 0)
    .sort((a, b) => cefrLevels.indexOf(a.level) - cefrLevels.indexOf(b.level));
  const open = taught.find(({ level, done, total }) => done < total && cefrLevels.indexOf(level) >= known);
  const share = open ?? taught.at(-1);
  if (!share) return null;
  return { ...share, next: open ? (cefrLevels[cefrLevels.indexOf(open.level) + 1] ?? null) : null };
}
