import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { desc, eq } from 'drizzle-orm';
import { POST as login } from '@/app/api/auth/login/route';
import { users } from '@/db/schema/people';
import { staffLog } from '@/db/schema/staff';
import { createAdministrator } from '@/scripts/admin/administrator';
import { Refusal } from '@/scripts/services/terminal';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';

const { db } = testDatabase();
const password = 'снег-идёт-тихо';
const zoya = ['--email', 'zoya@example.org', '--first-name', 'Зоя', '--surname', 'Белова'];

interface Outcome {
  code: number;
  said: string;
}

/** `npm run admin:create`, with the database of this file and no terminal. */
async function spawnCommand(args: string[], piped = ''): Promise<Outcome> {
  const command = ['--import', './scripts/boot/typescript.mjs', 'scripts/admin/create.ts', ...args];
  const child = spawn(process.execPath, command, { env: process.env, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(piped);
  const [[code], out, complaint] = await Promise.all([
    once(child, 'close') as Promise<[number]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, said: code === 0 ? out : complaint.trim() };
}

/** The same without a process of its own, which takes seconds to start. */
async function run(args: string[], piped = ''): Promise<Outcome> {
  const sentences: string[] = [];
  const nobody = async () => {
    throw new Error('Nobody sits at a pipe.');
  };
  const terminal = {
    isTerminal: () => false,
    ask: nobody,
    askSecretly: nobody,
    readPipe: async () => piped,
    say: (sentence: string) => sentences.push(sentence),
  };
  try {
    await createAdministrator(args, { terminal, openDatabase: async () => undefined });
    return { code: 0, said: sentences.join('\n') };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: 1, said: error.message };
  }
}

const roleOf = async (email: string) =>
  (await db.select({ role: users.role }).from(users).where(eq(users.email, email)))[0]?.role;
const lastEntry = async () => (await db.select().from(staffLog).orderBy(desc(staffLog.id)))[0];

describe('npm run admin:create', () => {
  it('makes an administrator who can sign in, and writes it into the log', async () => {
    const { code, said } = await spawnCommand(zoya, `${password}\n`);
    expect([code, said]).toEqual([0, expect.stringContaining('Зоя Белова is an administrator now.')]);
    expect(said).toContain('set up the second factor');
    const answer = await call(login, { body: { email: 'zoya@example.org', password } });
    expect(answer.body.user).toMatchObject({ role: 'administrator', is_verified: true });
    expect(await lastEntry()).toMatchObject({
      staffId: 0,
      action: 'administrator_made',
      after: { role: 'administrator' },
      address: 'terminal',
    });
    expect(JSON.stringify(await db.select().from(staffLog))).not.toContain(password);
  }, 60_000);

  it('promotes somebody who has an account, once, when told to', async () => {
    expect(await run(['--email', 'VERA@demo.govorim.example'])).toEqual({
      code: 1,
      said: 'Вера Орлова has an account with this e-mail: add --promote to promote it.',
    });
    const promote = ['--email', 'vera@demo.govorim.example', '--promote'];
    expect((await run(promote)).code).toBe(0);
    expect(await roleOf('vera@demo.govorim.example')).toBe('administrator');
    expect(await lastEntry()).toMatchObject({ action: 'role_changed', before: { role: 'student' } });
    const entries = (await db.select().from(staffLog)).length;
    expect((await run(promote)).said).toContain('Вера Орлова is an administrator already.');
    expect(await db.select().from(staffLog)).toHaveLength(entries);
  }, 60_000);

  it('promotes nobody whose e-mail may be somebody else’s', async () => {
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.email, 'anna@demo.govorim.example'));
    const { code, said } = await run(['--email', 'anna@demo.govorim.example', '--promote']);
    expect([code, said]).toEqual([1, expect.stringContaining('has not confirmed this e-mail yet')]);
    expect(await roleOf('anna@demo.govorim.example')).toBe('student');
  }, 60_000);

  it('refuses with one sentence', async () => {
    const other = ['--email', 'new@example.org', '--first-name', 'Анна', '--surname', 'Ли'];
    const refusals: [string[], string, string][] = [
      [['--email', 'nonsense'], '', 'The e-mail must be a valid e-mail address.'],
      [['--email', 'new@example.org'], '', '--first-name is missing.'],
      [other, 'short', 'The password must be at least 10 characters long.'],
      [['--email', 'nobody@example.org', '--promote'], '', 'There is no account with this e-mail.'],
    ];
    const said = await Promise.all(refusals.map(([args, piped]) => run(args, piped)));
    expect(await spawnCommand(['--email', 'nonsense'])).toEqual(said[0]);
    expect(said).toEqual(refusals.map(([, , sentence]) => ({ code: 1, said: sentence })));
    expect(await roleOf('new@example.org')).toBeUndefined();
  }, 120_000);
});
