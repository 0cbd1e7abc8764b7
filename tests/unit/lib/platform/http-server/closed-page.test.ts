import { afterEach, expect, it } from '@jest/globals';
import { closedPage } from '@/scripts/serve/closed-page';
import { startFront, visit, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

it.each([
  ['/503', 'ru', '/'],
  ['/503?from=/courses', 'ru', '/'],
  ['/de/503', 'de', '/de/'],
  ['/jp/503', 'ja', '/jp/'],
])('spec §5: %s says in its language that the site is closed, without Next', async (path, locale, home) => {
  const handle = async () => Promise.reject(new Error('Next is broken'));
  front = await startFront({ handle, ownAnswer: closedPage });
  const response = await visit(front.url + path);
  const html = await response.text();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).toContain(`<a href="${home}">`);
});

it('has no part for the router in the browser, which then loads the page whole', async () => {
  front = await startFront({ ownAnswer: closedPage });
  const response = await visit(`${front.url}/503`, { rsc: '1' });
  expect([response.status, await response.text()]).toEqual([204, '']);
});

it('answers at no other address', async () => {
  front = await startFront({ ownAnswer: closedPage });
  expect(await (await visit(`${front.url}/5033`)).text()).toBe('from the page');
});
