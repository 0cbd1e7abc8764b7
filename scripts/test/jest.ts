import { collectChild, tool, type Variables } from '@/scripts/services/programs';
import { say } from '@/scripts/services/terminal';
import { countJest, judge, nothing, type Count } from './counts';
import { freshReport, readReport } from './reports';

/** Milliseconds for one test; other work goes on beside them. */
const patience = 30_000;

/** The projects of jest (jest.config.mjs) that need no database go together. */
const projects = { unit: ['unit', 'components'], api: ['api'] };

/** Runs a group of jest's projects; it is only heard when something fails. */
export async function runJest(group: keyof typeof projects, variables: Variables = {}): Promise<Count> {
  const report = freshReport(group);
  const options = [
    '--selectProjects',
    ...projects[group],
    `--testTimeout=${patience}`,
    '--json',
    `--outputFile=${report}`,
  ];
  const { code, output } = await collectChild(tool('jest/bin/jest.js', ...options), {
    variables: { ...process.env, NODE_ENV: 'test', ...variables },
  });
  const count = judge(readReport(report, countJest) ?? nothing, code);
  say(`${count.failed === 0 ? '✓' : '✗'} ${group} tests`);
  if (count.failed > 0) console.log(output);
  return count;
}
