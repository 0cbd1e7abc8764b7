import { runChild, tool, type Variables } from '@/scripts/services/programs';
import { ensureChromium } from './chromium';
import { countPlaywright, judge, noTests, type Count } from './counts';
import { freshReport, readReport } from './reports';
import { listTroubles } from './troubles';

/** Runs the journeys in a real browser and prints the failures at the end. Playwright starts their server itself. */
export async function runJourneys(variables: Variables): Promise<Count> {
  ensureChromium();
  const report = freshReport('e2e');
  const code = await runChild(tool('@playwright/test/cli.js', 'test'), {
    variables: { ...process.env, ...variables, E2E_REPORT: report },
    stopTimeoutMs: 30_000,
  });
  for (const trouble of readReport(report, listTroubles) ?? []) console.log(`\n${trouble}`);
  return judge(readReport(report, countPlaywright) ?? noTests, code);
}
