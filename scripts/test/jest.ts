import { collectChild, tool, type Variables } from '@/scripts/services/programs';
import { say } from '@/scripts/services/terminal';
import { countJest, judge, nothing, type Count } from './counts';
import { freshReport, readReport } from './reports';

/** Milliseconds for one test; other work goes on beside them. */
const patience = 30_000;

/** Runs one of jest's projects; it is only heard when something fails. */
export async function runJest(project: 'unit' | 'api', variables: Variables = {}): Promise<Count> {
  const report = freshReport(project);
  const options = [
    `--selectProjects=${project}`,
    `--testTimeout=${patience}`,
    '--json',
    `--outputFile=${report}`,
  ];
  const { code, output } = await collectChild(tool('jest/bin/jest.js', ...options), {
    variables: { ...process.env, NODE_ENV: 'test', ...variables },
  });
  const count = judge(readReport(report, countJest) ?? nothing, code);
  say(`${count.failed === 0 ? '✓' : '✗'} ${project} tests`);
  if (count.failed > 0) console.log(output);
  return count;
}
