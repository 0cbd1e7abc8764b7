import { z } from 'zod';

/** The result of a group of tests. A skipped test counts as failed, because it proves nothing. */
export interface Count {
  passed: number;
  failed: number;
}

export const noTests: Count = { passed: 0, failed: 0 };

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** Counts the report of `jest --json`. A file that cannot be loaded counts as one failure. */
export function countJest(report: unknown): Count {
  const counted = jestReport.parse(report);
  const skipped = counted.numPendingTests + counted.numTodoTests;
  return {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests + skipped + counted.numRuntimeErrorTestSuites,
  };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** Counts the report of Playwright's JSON reporter. Errors outside of tests count too. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** Adds a failure when the counts contradict the exit code, or when there are no tests at all. */
export function judge({ passed, failed }: Count, exitCode: number): Count {
  const isHonest = passed + failed > 0 && (exitCode === 0 || failed > 0);
  return { passed, failed: isHonest ? failed : failed + 1 };
}

export function sum(counts: Count[]): Count {
  const total = (key: keyof Count) => counts.reduce((before, count) => before + count[key], 0);
  return { passed: total('passed'), failed: total('failed') };
}
