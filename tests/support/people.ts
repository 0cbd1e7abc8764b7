import { POST as login } from '@/app/api/auth/login/route';
import { demoPassword } from '@/lib/people/demo/demo-people';
import { call } from './call';

/** Signs in one of the seed people. @returns the cookie */
export async function signIn(name: 'anna' | 'boris' | 'vera' | 'gleb' | 'dina'): Promise<string> {
  const body = { email: `${name}@demo.govorim.example`, password: demoPassword };
  const { cookie } = await call(login, { body });
  return cookie;
}
