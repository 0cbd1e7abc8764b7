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

/** What needs the database waits for it itself, so that the rest begins meanwhile. */
type Database = Promise<{ TEST_DATABASE_URL: string }>;

interface Group {
  name: string;
  run: (database: Database) => Promise<Count>;
}

const daily: Group[] = [
  {
    name: 'static, unit, build, api',
    run: (database) =>
      runChecks({
        first: () => runJest('unit'),
        last: [build, async () => runJest('api', await database)],
      }),
  },
  { name: 'e2e', run: async (database) => runJourneys(await database) },
];

const nightly: Group[] = [
  { name: 'unit, whole', run: () => runJest('unit', { TEST_DEPTH: 'nightly' }) },
  {
    name: 'api, whole',
    run: async (database) => runJest('api', { ...(await database), TEST_DEPTH: 'nightly' }),
  },
  { name: 'build', run: build },
  {
    name: 'nightly journeys',
    run: async (database) => runJourneys({ ...(await database), TEST_DEPTH: 'nightly' }),
  },
];

const groups = process.argv.includes('--nightly') ? nightly : daily;

await runProgram(async () => {
  say('Starting a database for the tests …');
  const database = ensureTestServer().then(({ url, stop }) => {
    atEnd(stop);
    return { TEST_DATABASE_URL: url };
  });
  // Each test that needs the database reports the failure.
  database.catch(() => undefined);
  const counts: Count[] = [];
  for (const { name, run } of groups) {
    say(`${name} …`);
    counts.push(await run(database));
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
    console.log(`${groups[index]?.name.padEnd(26) ?? ''} ${passed} passed, ${failed} failed`);
  }
  const { passed, failed } = sum(counts);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
