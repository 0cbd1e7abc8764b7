import { expect, it } from '@jest/globals';
import { shownLevels } from '@/components/community/profiles/shown-levels';

it.each([
  ['nothing was said', null, null, []],
  ['only an estimate', 'B1', null, ['B1']],
  ['only a test', null, 'A2', ['A2, tested']],
  ['an estimate above the test', 'C1', 'A0', ['C1', 'A0, tested']],
  ['an estimate that the test confirms', 'A2', 'A2', ['A2, tested']],
  ['an estimate below the test', 'A0', 'B1', ['B1, tested']],
] as const)('the levels of somebody with %s', (_, declared, tested, shown) => {
  const words = shownLevels({ declared, tested }).map(({ level, isTested }) =>
    isTested ? `${level}, tested` : level,
  );
  expect(words).toEqual(shown);
});
