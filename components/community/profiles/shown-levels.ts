import { cefrLevels } from '@/lib/community/profiles/limits';

type Level = (typeof cefrLevels)[number];

interface ShownLevel {
  level: Level;
  isTested: boolean;
}

/** The tested level, and before it the person’s own estimate if that is higher. */
export function shownLevels({
  declared,
  tested,
}: {
  declared: Level | null;
  tested: Level | null;
}): ShownLevel[] {
  const isHigher =
    declared !== null && (tested === null || cefrLevels.indexOf(declared) > cefrLevels.indexOf(tested));
  return [
    ...(isHigher ? [{ level: declared, isTested: false }] : []),
    ...(tested === null ? [] : [{ level: tested, isTested: true }]),
  ];
}
