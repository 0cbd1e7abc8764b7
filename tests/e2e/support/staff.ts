import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { demoPassword } from '@/lib/people/demo/demo-people';

type Person = 'anna' | 'boris' | 'vera' | 'gleb' | 'dina';

/** One of the demonstration's people signs in, without the form. */
export const enterAs = (page: Page, origin: string, name: Person): Promise<void> =>
  logInAs(page.request, origin, name);

/** The same without a browser: from now on the request context has the session's cookies. */
export async function logInAs(request: APIRequestContext, origin: string, name: Person): Promise<void> {
  const data = { email: `${name}@demo.govorim.example`, password: demoPassword };
  const response = await request.post('/api/auth/login', { headers: { Origin: origin }, data });
  expect(response.status()).toBe(200);
}
