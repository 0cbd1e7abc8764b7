import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { bundledProgram } from '@/tests/support/bundled-program';

/** A serving process in which something goes wrong. */
function serve(how: 'rejection' | 'exception' | 'gone') {
  const [node = '', ...args] = bundledProgram('tests/support/uncaught.ts', how);
  const { stdout, status } = spawnSync(node, args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      AUTH_SECRET: 'only for tests '.repeat(4),
      LOG_LEVEL: 'info',
    },
  });
  const lines = stdout.trim().split('\n');
  return {
    status,
    lines: lines.filter((line) => line.includes('it broke')),
    drained: lines.includes('drained'),
  };
}

describe('spec §8: errors go to one hook, in the serving process too', () => {
  it('a promise that failed unheard has its line, and the server goes on', () => {
    const { status, lines } = serve('rejection');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, error: { message: 'it broke' } });
    expect(status).toBe(0);
  }, 20_000);

  it('a caller who went away has a line, and the server goes on', () => {
    const { status, lines } = serve('gone');
    expect(lines).toHaveLength(1);
    expect(status).toBe(0);
  }, 20_000);

  it('an exception has its line, and ends the server in good order, to be started again', () => {
    const { status, lines, drained } = serve('exception');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, error: { message: 'it broke' } });
    expect([status, drained]).toEqual([1, true]);
  }, 20_000);
});
