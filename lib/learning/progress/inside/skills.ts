import { cefrLevels } from '@/db/enums';
import type { Kind } from '@/lib/russian/exercises/schema';
import type { CefrLevel } from '@/lib/learning/progress/topics';

/** What the exercises show of somebody's Russian. Speaking and listening are not among it: nothing here measures them. */
export const skills = ['vocabulary', 'reading', 'grammar', 'writing'] as const;
export type Skill = (typeof skills)[number];

/** Vocabulary counts words that are known (lib/learning/progress/inside/known); the others count exercises answered right. */
export const skillOf = {
  choice: 'reading',
  pairs: 'reading',
  gap: 'grammar',
  order: 'grammar',
  write: 'writing',
} satisfies Record<Kind, Skill>;

/** Of all that is taught at a level for one skill, how much is done. */
export interface Share {
  level: CefrLevel;
  done: number;
  total: number;
}

/** The level somebody is at in a skill and how far it is to the next; `next` null: all that is taught is done. */
export interface SkillStanding extends Share {
  next: CefrLevel | null;
}

/**
 * The lowest level at which something is left to do. What lies below the level of the placement test counts as done.
 * Null while nothing is taught.
 */
export function standingIn(shares: Share[], placed: CefrLevel | null): SkillStanding | null {
  const known = placed === null ? 0 : cefrLevels.indexOf(placed);
  const taught = shares
    .filter(({ total }) => total > 0)
    .sort((a, b) => cefrLevels.indexOf(a.level) - cefrLevels.indexOf(b.level));
  const open = taught.find(({ level, done, total }) => done < total && cefrLevels.indexOf(level) >= known);
  const share = open ?? taught.at(-1);
  if (!share) return null;
  return { ...share, next: open ? (cefrLevels[cefrLevels.indexOf(open.level) + 1] ?? null) : null };
}
