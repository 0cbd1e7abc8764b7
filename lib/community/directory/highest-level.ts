import { cefrLevels } from '@/db/enums';

type Level = (typeof cefrLevels)[number];

/** The highest of some levels; null of none. */
export const highestLevel = (levels: readonly Level[]): Level | null =>
  cefrLevels.toReversed().find((level) => levels.includes(level)) ?? null;
