import { expect, test, type APIRequestContext } from '@playwright/test';
import { memberPages } from '@/lib/platform/routes/page-files';
import { databaseUrl } from '@/scripts/services/postgres/databases';
import { askDatabase } from '@/tests/e2e/support/database';
import { startOwnServer } from '@/tests/e2e/support/own-server';
import { site } from '@/tests/e2e/support/site';
import { logInAs } from '@/tests/e2e/support/staff';
import { tapDatabase, type WireTap } from '@/tests/e2e/support/wire-tap';
import { repeatedQueries, type SentStatement } from '@/tests/support/repeated-queries';

const course = 'course=russian-from-zero';

/** Every page for members, for somebody who sees something there; `{about}` is the number of the document with that slug. */
const addresses = {
  anna: [
    '/en',
    '/en/account',
    '/en/account/notifications',
    '/en/account/reports',
    '/en/chat',
    '/en/chat?with=2',
    '/en/community',
    '/en/courses',
    '/en/courses?tab=saved',
    '/en/courses/appeals',
    '/en/courses/list',
    '/en/courses/placement',
    '/en/courses/placement?test=1',
    '/en/courses/plan',
    '/en/courses/review',
    `/en/courses/select?${course}`,
    `/en/courses/show?${course}&lesson=alphabet`,
    `/en/courses/show?${course}&lesson=alphabet&practice=1`,
    `/en/courses/show?${course}&lesson=who-and-what&check=1`,
    '/en/courses/words',
    '/en/friends',
    '/en/friends/news',
    '/en/profile/summary',
    '/en/profile/update',
  ],
  boris: [
    '/en',
    '/en/blog/write',
    '/en/courses/teaching',
    `/en/courses/teaching/appeals?${course}`,
    `/en/courses/teaching/course?${course}`,
  ],
  gleb: ['/en/admin/comments', '/en/admin/reports'],
  dina: [
    '/en/admin',
    '/en/admin/log',
    '/en/admin/pages',
    '/en/admin/pages/{about}',
    '/en/admin/people',
    '/en/admin/settings',
    '/en/admin/subscriptions',
    '/en/admin/teachers',
    '/en/blog/write/{ty-and-vy}',
  ],
} satisfies Record<string, string[]>;

const visits = (['anna', 'boris', 'gleb', 'dina'] as const).flatMap((person) =>
  addresses[person].map((page) => [person, page] as const),
);

/**
 * What may be asked twice: whether somebody is of the demonstration, whose people need no second factor to act as staff,
 * which production does not ask; and the settings, which the process remembers for a second, for whoever changes them.
 */
const apart = /^select "email" from "users"|^select "key", "value" from "settings"/u;

test('every page for members has an address here', () => {
  const here = Object.values(addresses).flat().map(withoutQuery);
  const missing = memberPages.filter((page) => !here.includes(`/en${page.replace(/\[\w+\]/u, '{}')}`));
  expect(missing).toEqual([]);
});

const withoutQuery = (address: string) => address.replace(/\?.*/u, '').replace(/\{.*\}/u, '{}');

test('no page asks the database the same twice', async ({ playwright }) => {
  const tap = await tapDatabase(databaseUrl(site.databaseUrl, 'govorim'), 'govorim');
  const { origin, stop } = await startOwnServer('queries', { TEST_DATABASE_URL: tap.url });
  const repeated: string[] = [];
  let count = 0;
  try {
    for (const [person, page] of visits) {
      const request = await playwright.request.newContext({ baseURL: origin });
      await logInAs(request, origin, person);
      const sent = await listen(tap, request, await withNumber(page));
      count += sent.length;
      const again = repeatedQueries(sent.filter(({ text }) => !apart.test(text)));
      repeated.push(...again.map((query) => `${person} ${page}: ${query}`));
      await request.dispose();
    }
  } finally {
    await stop();
    tap.remove();
  }
  expect(repeated).toEqual([]);
  // Were nothing heard, nothing could be repeated.
  expect(count).toBeGreaterThan(100);
});

/** What the server asks its database for one page. */
async function listen(tap: WireTap, request: APIRequestContext, address: string): Promise<SentStatement[]> {
  tap.take();
  const response = await request.get(address);
  expect([address, response.status()]).toEqual([address, 200]);
  return tap.take();
}

async function withNumber(address: string): Promise<string> {
  const slug = /\{(.+)\}/u.exec(address)?.[1];
  if (slug === undefined) return address;
  const [document] = await askDatabase<{ id: number }>('select id from documents where slug = $1', slug);
  return address.replace(`{${slug}}`, String(document?.id));
}
