import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '@/scripts/services/ports';
import { endsWithin } from '@/scripts/services/processes';
import { program, startChild, stopChild } from '@/scripts/services/programs';

let keeper: ReturnType<typeof startChild>;
let base = '';

beforeAll(async () => {
  const SOKETI_PORT = String(await freePort());
  base = `http://127.0.0.1:${SOKETI_PORT}`;
  keeper = startChild(program('tests/support/realtime/keep-stand-in.ts'), {
    variables: { ...process.env, SOKETI_PORT },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(keeper, 'message');
}, 20_000);
afterAll(() => stopChild(keeper, 5_000));

/** The process that answers now; null while none does. */
const findPid = async (path = '/'): Promise<number | null> =>
  fetch(base + path).then(
    async (answer) => Number(await answer.text()),
    () => null,
  );

async function untilAnother(than: number | null): Promise<number> {
  for (;;) {
    const pid = await findPid();
    if (pid !== null && pid !== than) return pid;
    await new Promise((later) => setTimeout(later, 50));
  }
}

it('soketi is started again when it ends, also as if all were well, and when it is killed', async () => {
  const first = await findPid('/end');
  const second = await untilAnother(first);
  process.kill(second, 'SIGKILL');
  expect(await untilAnother(second)).not.toBe(first);
});

it('soketi ends with the program that keeps it', async () => {
  const pid = await findPid();
  await stopChild(keeper, 5_000);
  expect(await endsWithin(pid ?? 0, 2_000)).toBe(true);
});
