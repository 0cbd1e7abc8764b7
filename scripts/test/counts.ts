import { z } from 'zod';

/** How a group of tests went. A skipped one counts as failed: what does not run proves nothing. */
export interface Count {
  passed: number;
  failed: number;
}

export const nothing: Count = { passed: 0, failed: 0 };

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** Of what `jest --json` writes. A file that cannot even be loaded counts as one failure. */
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

/** Of what Playwright's JSON reporter writes. Errors outside of tests count too. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** A group is only right when it has tests, none fails, and its program says the same. */
export function judge({ passed, failed }: Count, exitCode: number): Count {
  const isHonest = passed + failed > 0 && (exitCode === 0 || failed > 0);
  return { passed, failed: isHonest ? failed : failed + 1 };
}

export function sum(counts: Count[]): Count {
  const total = (key: keyof Count) => counts.reduce((before, count) => before + count[key], 0);
  return { passed: total('passed'), failed: total('failed') };
}
