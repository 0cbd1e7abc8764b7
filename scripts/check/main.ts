/** `npm run check`: all checks of the code that need neither a database nor a browser. */
import { runProgram } from '@/scripts/services/lifetime';
import { say } from '@/scripts/services/terminal';
import { runJest } from '@/scripts/test/jest';
import { runChecks } from './checks';

await runProgram(async () => {
  const { passed, failed } = await runChecks({ first: () => runJest('unit') });
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
