import { expect, it } from '@jest/globals';
import { POST as login } from '@/app/api/auth/login/route';
import { POST as logout } from '@/app/api/auth/logout/route';
import { demoPassword } from '@/lib/people/demo/demo-people';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';

testDatabase();
const origin = 'https://govorim.example';
process.env.APP_ORIGIN = origin;

const body = { email: 'anna@demo.govorim.example', password: demoPassword };

it('cookies of an https site are Secure and bound to the host by their names', async () => {
  const { headers } = await call(login, { body, headers: { origin } });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-govorim\.session=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure; /u),
    expect.stringMatching(
      /^__Secure-govorim\.refresh=\S+; Path=\/api\/auth; HttpOnly; SameSite=Strict; Secure; /u,
    ),
  ]);
});

it('signing out takes just those away', async () => {
  const { headers } = await call(logout, { method: 'POST', headers: { origin } });
  expect(headers.getSetCookie()).toEqual([
    '__Host-govorim.session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    '__Secure-govorim.refresh=; Path=/api/auth; HttpOnly; SameSite=Strict; Secure; Max-Age=0',
  ]);
});

it('only its own origin may write: http is another one', async () => {
  const answer = await call(login, { body, headers: { origin: 'http://govorim.example' } });
  expect(answer.body.code).toBe('foreign_origin');
});
