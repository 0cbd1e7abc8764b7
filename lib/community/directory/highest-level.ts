import { cefrLevels } from '@/db/enums';

type Level = (typeof cefrLevels)[number];

/** The highest of these levels; null when there are none. */
export const highestLevel = (levels: readonly Level[]): Level | null =>
  cefrLevels.toReversed().find((level) => levels.includes(level)) ?? null;
