import { expect, type Page } from '@playwright/test';
import { demoPassword } from '@/lib/people/demo/demo-people';

/** One of the demonstration's people signs in, without the form. */
export async function enterAs(
  page: Page,
  origin: string,
  name: 'anna' | 'boris' | 'gleb' | 'dina',
): Promise<void> {
  const data = { email: `${name}@demo.govorim.example`, password: demoPassword };
  const response = await page.request.post('/api/auth/login', { headers: { Origin: origin }, data });
  expect(response.status()).toBe(200);
}
