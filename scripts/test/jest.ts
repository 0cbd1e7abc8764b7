import { collectChild, type Variables } from '@/scripts/services/programs';
import { say } from '@/scripts/services/terminal';
import { countJest, judge, noTests, type Count } from './counts';
import { freshReport, readReport } from './reports';

/** The timeout of one test, generous because other checks run at the same time. */
const testTimeoutMs = 30_000;

/** Megabytes; the usual 16 are collected so often that it takes a twentieth of the processor time of all tests. */
const youngHeap = '--max-semi-space-size=64';

/** Groups of jest's projects (jest.config.mjs): those without a database run together. */
const projects = { unit: ['unit', 'components'], api: ['api'] };

/** Runs a group of jest's projects; prints its output only when something fails. */
export async function runJest(group: keyof typeof projects, variables: Variables = {}): Promise<Count> {
  const report = freshReport(group);
  const command = [
    process.execPath,
    youngHeap,
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    ...projects[group],
    `--testTimeout=${testTimeoutMs}`,
    '--json',
    `--outputFile=${report}`,
  ];
  const { code, output } = await collectChild(command, {
    variables: { ...process.env, NODE_ENV: 'test', ...variables },
  });
  const count = judge(readReport(report, countJest) ?? noTests, code);
  say(`${count.failed === 0 ? '✓' : '✗'} ${group} tests`);
  if (count.failed > 0) console.log(output);
  return count;
}
