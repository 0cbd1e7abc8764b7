import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { demoPassword } from '@/lib/people/demo/demo-people';

export const storages = ['cookies', 'localStorage', 'sessionStorage'] as const;
type Storage = (typeof storages)[number];

const stateName = 'govorim.state';

/** Operators have configured this: the settings say so to every page of the browser. */
export async function configure(
  context: BrowserContext,
  config: { storage?: Storage; debug?: boolean; cookieOptions?: Record<string, unknown> },
): Promise<void> {
  await context.route('**/api/settings', async (route) => {
    // A page that is left meanwhile takes its call along.
    const response = await route.fetch().catch(() => null);
    // The boundary: the answer is ours.
    const answer = (await response?.json().catch(() => null)) as { config: object } | null;
    if (!response || !answer) return;
    const json = { ...answer, config: { ...answer.config, ...config } };
    await route.fulfill({ response, json }).catch(() => undefined);
  });
}

/** Anna signs in by the form. */
export async function logIn(page: Page, { remember = true } = {}): Promise<void> {
  const settled = page.waitForResponse('**/api/settings');
  await page.goto('/en/auth/login');
  await settled;
  await page.getByLabel('E-mail').fill('anna@demo.govorim.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Keep me logged in').setChecked(remember);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(accountOf(page)).toBeVisible();
}

export const accountOf = (page: Page) => page.getByRole('button', { name: 'Account of Анна Соколова' });

/** What is kept where, as text; empty where there is nothing. */
export function readKept(page: Page): Promise<Record<Storage, string>> {
  return page.evaluate(
    (name) => ({
      cookies: decodeURIComponent(new RegExp(`${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''),
      localStorage: localStorage.getItem(name) ?? '',
      sessionStorage: sessionStorage.getItem(name) ?? '',
    }),
    stateName,
  );
}

/** The API's calls of all pages of a browser, from now on. */
export function watchCalls(context: BrowserContext): Request[] {
  const calls: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

export const callsOf = (calls: Request[], path: string) =>
  calls.filter((request) => new URL(request.url()).pathname === path);

export const bearerOf = async (request: Request | undefined) =>
  (await request?.allHeaders())?.authorization ?? null;
