import { POST as login } from '@/app/api/auth/login/route';
import { POST as refresh } from '@/app/api/auth/refresh/route';
import { demoPassword } from '@/lib/people/demo/demo-people';
import { call, type Answer } from './call';
import type { signIn } from './people';

interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

/** The headers of a program, which sends no Origin. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}`, origin: null });

/** Signs in one of the seed people as a program. */
export async function signInProgram(name: Parameters<typeof signIn>[0], remember = true): Promise<Tokens> {
  const credentials = { email: `${name}@demo.govorim.example`, password: demoPassword };
  const body = { ...credentials, client: 'program', remember };
  const answer = await call(login, { body, headers: { origin: null } });
  return answer.body as unknown as Tokens;
}

export function refreshProgram(refresh_token: string): Promise<Answer> {
  return call(refresh, { body: { refresh_token }, headers: { origin: null } });
}

/** The cookies set by an answer, as a browser sends them back. */
export function cookiesOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
