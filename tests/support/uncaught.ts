/** A server that fails in the way named by argv, and ends 100 ms later. */
import { atEnd, runProgram } from '@/scripts/services/lifetime';
import { logUncaught } from '@/scripts/serve/uncaught';

const [how] = process.argv.slice(2);
atEnd(async () => console.log('drained'));

async function serve(): Promise<number> {
  setTimeout(() => {
    if (how === 'exception') throw new Error('it broke');
    if (how === 'gone') throw Object.assign(new Error('it broke'), { code: 'ECONNRESET' });
    void Promise.reject(new Error('it broke'));
  });
  await new Promise((later) => setTimeout(later, 100));
  return 0;
}

await runProgram(() => Promise.race([serve(), logUncaught()]));
