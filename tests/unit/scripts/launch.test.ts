import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from '@jest/globals';
import { endsWithin, isAlive } from '@/scripts/services/processes';

let left: number | undefined;
afterEach(() => {
  if (left !== undefined && isAlive(left)) process.kill(left, 'SIGKILL');
});

/** As npm does it: a shell, and our launcher in it. Answers the number of our program, which says it and stays. */
async function startUnderShell(variables: Record<string, string>) {
  const launcher =
    "import { launch } from './scripts/boot/launch.mjs'; launch(process.cwd(), 'tests/support/long-program.ts', []);";
  const shell = spawn('sh', ['-c', `node --input-type=module -e "${launcher}"; true`], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = (await once(shell.stdout, 'data')) as [Buffer];
  left = Number(text.toString());
  return { shell, pid: left };
}

it('ends with npm, whose shell dies of a signal without passing it on', async () => {
  const { shell, pid } = await startUnderShell({ npm_lifecycle_event: 'start' });
  shell.kill('SIGTERM');
  expect(await endsWithin(pid, 15_000)).toBe(true);
});

it('goes on without a shell that was left on purpose', async () => {
  const { shell, pid } = await startUnderShell({ npm_lifecycle_event: '' });
  shell.kill('SIGTERM');
  expect(await endsWithin(pid, 2_000)).toBe(false);
});
