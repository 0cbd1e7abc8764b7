import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { newcomer } from '@/tests/support/people-data';

const { password } = newcomer;

/** Fills in the English registration form, as Maria. */
export async function registerMaria(page: Page, email = newAddress()): Promise<void> {
  await page.getByLabel('First name').fill('Мария');
  await page.getByLabel('Surname').fill('Петрова');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password once more').fill(password);
  await page.getByLabel('I am 14 or older.').check();
  await page.getByLabel(/^I accept/u).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The same without the form, for journeys that begin later. */
export const signUp = (page: Page, origin: string): Promise<void> => register(page.request, origin);

/** The same without a browser: from now on the request context has the session's cookies. */
export async function register(
  request: APIRequestContext,
  origin: string,
  data: Partial<typeof newcomer> = {},
): Promise<void> {
  const response = await request.post('/api/auth/register', {
    headers: { Origin: origin },
    data: { ...newcomer, email: newAddress(), ...data },
  });
  expect(response.status()).toBe(201);
}

export const newAddress = () => `maria-${crypto.randomUUID()}@example.org`;
