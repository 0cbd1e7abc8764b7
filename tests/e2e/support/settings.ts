import { expect, type PlaywrightWorkerArgs } from '@playwright/test';

/** Дина, who administers, changes a setting. */
export async function setSetting(
  { request }: PlaywrightWorkerArgs['playwright'],
  origin: string,
  key: string,
  value: string,
): Promise<void> {
  const dina = await request.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } });
  const data = { email: 'dina@demo.govorim.example', password: 'govorim-demo-2026' };
  expect((await dina.post('/api/auth/login', { data })).status()).toBe(200);
  expect((await dina.patch('/api/admin/settings', { data: { [key]: value } })).status()).toBe(200);
  await dina.dispose();
}
