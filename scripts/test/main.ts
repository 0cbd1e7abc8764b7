/**
 * `npm test` runs all checks and tests from a bare clone; its last line is the result. `npm run test:nightly`
 * (`--nightly`) runs what takes too long for that: all seeds, zones and lectures of the unit tests, of which `npm test`
 * tries a sample, and the journeys of tests/nightly.
 */
import { runChecks } from '@/scripts/check/checks';
import { ensureBuild } from '@/scripts/services/build';
import { atEnd, runProgram } from '@/scripts/services/lifetime';
import { say } from '@/scripts/services/terminal';
import { ensureTestServer } from '@/tests/support/postgres';
import { sum, type Count } from './counts';
import { runJest } from './jest';
import { runJourneys } from './journeys';

interface Group {
  name: string;
  run: (variables: Record<string, string>) => Promise<Count>;
}

const daily: Group[] = [
  {
    name: 'static, unit, api',
    run: (variables) => runChecks({ first: () => runJest('unit'), last: () => runJest('api', variables) }),
  },
  { name: 'build', run: build },
  { name: 'e2e', run: (variables) => runJourneys(variables) },
];

const nightly: Group[] = [
  { name: 'unit, whole', run: () => runJest('unit', { TEST_DEPTH: 'nightly' }) },
  { name: 'api, whole', run: (variables) => runJest('api', { ...variables, TEST_DEPTH: 'nightly' }) },
  { name: 'build', run: build },
  { name: 'nightly journeys', run: (variables) => runJourneys({ ...variables, TEST_DEPTH: 'nightly' }) },
];

const groups = process.argv.includes('--nightly') ? nightly : daily;

await runProgram(async () => {
  say('Starting a database for the tests …');
  const { url, stop } = await ensureTestServer();
  atEnd(stop);
  const counts: Count[] = [];
  for (const { name, run } of groups) {
    say(`${name} …`);
    counts.push(await run({ TEST_DATABASE_URL: url }));
  }
  return report(counts);
});

async function build(): Promise<Count> {
  return ensureBuild(process.env).then(
    () => ({ passed: 1, failed: 0 }),
    (error: unknown) => {
      console.log(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    },
  );
}

function report(counts: Count[]): number {
  console.log();
  for (const [index, { passed, failed }] of counts.entries()) {
    console.log(`${groups[index]?.name.padEnd(18) ?? ''} ${passed} passed, ${failed} failed`);
  }
  const { passed, failed } = sum(counts);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
