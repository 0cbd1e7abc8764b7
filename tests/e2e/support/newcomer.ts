import { expect, type Page } from '@playwright/test';

const password = 'снег-идёт-тихо';

/** Fills in the English registration form, as Maria. */
export async function registerMaria(page: Page, email = newAddress()): Promise<void> {
  await page.getByLabel('First name').fill('Мария');
  await page.getByLabel('Surname').fill('Петрова');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password once more').fill(password);
  await page.getByLabel('Date of birth').fill('1995-05-05');
  await page.getByLabel(/^I accept/u).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The same without the form, for journeys that begin later. */
export async function signUp(page: Page, origin: string): Promise<void> {
  const response = await page.request.post('/api/auth/register', {
    headers: { Origin: origin },
    data: {
      first_name: 'Мария',
      surname: 'Петрова',
      email: newAddress(),
      password,
      password_confirmation: password,
      remember: true,
      role: 'student',
      birth_date: '1995-05-05',
      consent: true,
    },
  });
  expect(response.status()).toBe(201);
}

export const newAddress = () => `maria-${crypto.randomUUID()}@example.org`;
