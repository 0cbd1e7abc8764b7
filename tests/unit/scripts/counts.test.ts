import { describe, expect, it } from '@jest/globals';
import { countJest, countPlaywright, judge, sum } from '@/scripts/test/counts';
import { listTroubles } from '@/scripts/test/troubles';

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const playwrightReport = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('a group of tests', () => {
  it.each([
    ['all pass', {}, { passed: 5, failed: 0 }],
    ['one fails', { numFailedTests: 1 }, { passed: 5, failed: 1 }],
    ['one is skipped', { numPendingTests: 1 }, { passed: 5, failed: 1 }],
    ['one is a todo', { numTodoTests: 1 }, { passed: 5, failed: 1 }],
    ['a file cannot be loaded', { numRuntimeErrorTestSuites: 1 }, { passed: 5, failed: 1 }],
  ])('of jest: %s', (_, more, expected) => expect(countJest({ ...jestReport, ...more })).toEqual(expected));

  it.each([
    ['all pass', {}, { passed: 3, failed: 0 }],
    ['one fails', { unexpected: 1 }, { passed: 3, failed: 1 }],
    ['one passes only at the second try', { flaky: 1 }, { passed: 3, failed: 1 }],
    ['one is skipped', { skipped: 1 }, { passed: 3, failed: 1 }],
  ])('of Playwright: %s', (_, more, expected) => {
    expect(countPlaywright({ ...playwrightReport, stats: { ...playwrightReport.stats, ...more } })).toEqual(
      expected,
    );
  });

  it('of Playwright: its server does not start', () => {
    expect(countPlaywright({ ...playwrightReport, errors: [{ message: 'no server' }] }).failed).toBe(1);
  });
});

describe('the troubles of journeys', () => {
  const run = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'learn.spec.ts',
    line: 7,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });

  it('names what failed, each with its reason', () => {
    const late = run('finds a course', 'unexpected', '\u001B[31mwaited in vain\u001B[39m');
    const broken = run('learns in it', 'unexpected', 'no such button');
    const report = { suites: [{ specs: [run('fine', 'expected'), late], suites: [{ specs: [broken] }] }] };
    expect(listTroubles(report)).toEqual([
      'failed: learn.spec.ts:7 finds a course\nwaited in vain',
      'failed: learn.spec.ts:7 learns in it\nno such button',
    ]);
  });
});

describe('the judgement on a group', () => {
  it('is bad when there are no tests in it', () => {
    expect(judge({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('is bad when its program ends badly though no test failed', () => {
    expect(judge({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  });

  it('is otherwise what was counted', () => {
    expect(judge({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
    expect(judge({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  });
});

it('adds groups up', () => {
  expect(
    sum([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});
