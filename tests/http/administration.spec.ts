import { expect, test } from '@playwright/test';
import { logInAs } from '@/tests/e2e/support/staff';

const pages = ['/en/admin', '/en/admin/settings', '/en/admin/log'];
const secrets = /frontend_version|Settings of the site|Staff log/u;

for (const name of ['anna', 'boris', 'gleb'] as const) {
  test(`there is no administration for ${name}`, async ({ request, baseURL }) => {
    await logInAs(request, baseURL ?? '', name);
    for (const address of pages) {
      const response = await request.get(address);
      expect([address, response.status()]).toEqual([address, 404]);
      expect(await response.text()).not.toMatch(secrets);
    }
  });
}

test('visitors are asked to log in first, and come back', async ({ request }) => {
  for (const address of pages) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect([address, response.status()]).toEqual([address, 307]);
    expect(response.headers().location).toBe(`/en/auth/login?returnTo=${encodeURIComponent(address)}`);
    expect(await response.text()).not.toMatch(secrets);
  }
});
