import { expect, test } from '@playwright/test';
import { register } from '@/tests/e2e/support/newcomer';

test('“My profile” of somebody who has not joined the community leads to where it is begun', async ({
  request,
  baseURL,
}) => {
  await register(request, baseURL ?? '');
  const { user } = (await (await request.get('/api/auth/me')).json()) as { user: { id: number } };
  const open = async (id: number) => request.get(`/en/profile/${id}`, { maxRedirects: 0 });
  const own = await open(user.id);
  expect([own.status(), own.headers().location]).toEqual([307, '/en/profile/update']);
  expect((await open(user.id - 1)).status()).not.toBe(307);
  expect((await open(999_999_999)).status()).toBe(404);
});
