import { runChild, tool, type Variables } from '@/scripts/services/programs';
import { ensureChromium } from './chromium';
import { countPlaywright, judge, type Count } from './counts';
import { freshReport, readReport } from './reports';

/** Runs the journeys in a real browser. Playwright starts their server itself. */
export async function runJourneys(variables: Variables): Promise<Count> {
  ensureChromium();
  const report = freshReport('e2e');
  const code = await runChild(tool('@playwright/test/cli.js', 'test'), {
    variables: { ...process.env, ...variables, E2E_REPORT: report },
    patience: 30_000,
  });
  return judge(readReport(report, countPlaywright), code);
}
