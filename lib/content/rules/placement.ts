import type { Fault } from '@/lib/content/files/fault';
import type { PlacementSource } from '@/lib/content/placement/source';
import { centreOf, levelWidth, placementLevels } from '@/lib/learning/placement/scale';

/** Enough for two tests of fifteen questions without repetition. */
const minPerLevel = 12;
const kinds = ['choice', 'gap', 'write', 'order'] as const;

/** Every level must have enough questions and every kind; the difficulty must lie within the level. */
export function checkPlacement({ items }: PlacementSource): Fault[] {
  if (items.length === 0) return [];
  return [...checkIds(items), ...items.flatMap(checkDifficulty), ...checkLevels(items)];
}

type Items = PlacementSource['items'];

function checkIds(items: Items): Fault[] {
  const ids = items.map(({ id }) => id);
  return items
    .filter(({ id }, index) => ids.indexOf(id) < index)
    .map(({ id, at }) => ({ ...at('id'), message: `The id “${id}” is used twice.` }));
}

function checkDifficulty({ level, difficulty, at }: Items[number]): Fault[] {
  if (Math.abs(difficulty - centreOf(level)) <= levelWidth / 2) return [];
  const message = `The difficulty ${difficulty} is not one of ${level}, whose centre is ${centreOf(level)}.`;
  return [{ ...at('difficulty'), message }];
}

function checkLevels(items: Items): Fault[] {
  const [first] = items;
  if (!first) return [];
  const at = { ...first.at(), line: 1 };
  return placementLevels.flatMap((level) => {
    const own = items.filter((item) => item.level === level);
    const absent = kinds.filter((kind) => own.every(({ content }) => content.kind !== kind));
    const few = `The test has ${own.length} questions of ${level}; ${minPerLevel} are needed.`;
    return [
      ...(own.length < minPerLevel ? [{ ...at, message: few }] : []),
      ...absent.map((kind) => ({
        ...at,
        message: `The test has no question of the kind “${kind}” in ${level}.`,
      })),
    ];
  });
}
