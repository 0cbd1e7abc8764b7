import { expect, type Page } from '@playwright/test';
import { pageFiles } from '@/tests/support/page-files';
import { askDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { openKit } from './support/kit';
import { signUp } from './support/newcomer';
import { enterAs } from './support/staff';

// A link to a page that does not exist is an error in the console, because it is fetched beforehand.
test.use({ prefetches: 'once' });

const course = 'course=russian-from-zero';

/** Which addresses show a page file, to whom. A later page of a list shows the same components as the first. */
const addresses = {
  nobody: {
    '/': ['/en', '/'],
    '/[slug]': ['/en/about'],
    '/auth/confirm': ['/en/auth/confirm'],
    '/auth/login': ['/en/auth/login', '/en/auth/login?reset=done'],
    '/auth/lostpass': ['/en/auth/lostpass'],
    '/auth/register': ['/en/auth/register'],
    '/auth/reset': ['/en/auth/reset'],
    '/blog': ['/en/blog'],
    '/blog/[category]': ['/en/blog/culture'],
    '/blog/[category]/[slug]': ['/en/blog/grammar/cases-without-tears'],
    '/blog/[category]/page/[page]': [],
    '/blog/page/[page]': ['/en/blog/page/2'],
    '/blog/search': ['/en/blog/search?words=cases'],
    '/blog/tag/[tag]': ['/en/blog/tag/cases'],
    '/blog/tag/[tag]/page/[page]': [],
    '/community': ['/en/community', '/en/community?level=B1', '/community?name=zzzz'],
    '/credits': ['/en/credits'],
    // Its address has an id: profile.spec.ts looks at one.
    '/profile/[handle]': [],
    '/profile/summary': ['/en/profile/summary'],
    // Only who is suspended sees it: moderation.spec.ts looks at it.
    '/suspended': [],
    '/unsubscribe': ['/en/unsubscribe'],
  },
  newcomer: {
    '/': ['/en'],
    '/account': ['/en/account', '/account'],
    '/account/notifications': ['/en/account/notifications'],
    '/courses': ['/en/courses', '/en/courses?tab=saved'],
    '/courses/appeals': ['/en/courses/appeals'],
    '/courses/list': ['/en/courses/list'],
    '/courses/placement': ['/en/courses/placement', '/en/courses/placement?test=1'],
    '/courses/plan': ['/en/courses/plan'],
    '/courses/review': ['/en/courses/review'],
    '/courses/select': [`/en/courses/select?${course}`],
    '/courses/show': [
      `/en/courses/show?${course}&lesson=alphabet`,
      `/en/courses/show?${course}&lesson=who-and-what`,
      `/en/courses/show?${course}&lesson=alphabet&practice=1`,
    ],
    '/courses/words': ['/en/courses/words'],
    '/chat': ['/en/chat'],
    '/account/reports': ['/en/account/reports'],
    '/friends': ['/en/friends', '/en/friends?tab=requests'],
    '/friends/news': ['/en/friends/news', '/en/friends/news?tab=friends'],
    '/profile/summary': ['/en/profile/summary'],
    '/profile/update': ['/en/profile/update'],
    '/today': ['/en/today'],
  },
  anna: {
    '/community': ['/en/community'],
    '/courses': ['/en/courses'],
    '/courses/review': ['/en/courses/review'],
    '/courses/words': ['/en/courses/words'],
    '/chat': ['/en/chat', '/en/chat?with=2'],
    '/profile/summary': ['/en/profile/summary'],
  },
  boris: {
    '/blog/write': ['/en/blog/write'],
    '/courses/teaching': ['/en/courses/teaching'],
    '/courses/teaching/appeals': [`/en/courses/teaching/appeals?${course}`],
    '/courses/teaching/course': [`/en/courses/teaching/course?${course}`],
  },
  gleb: { '/admin/comments': ['/en/admin/comments'], '/admin/reports': ['/en/admin/reports'] },
  dina: {
    '/admin': ['/en/admin'],
    '/admin/log': ['/en/admin/log'],
    '/admin/pages': ['/en/admin/pages'],
    '/admin/pages/[page]': ['/en/admin/pages/{about}'],
    '/admin/people': ['/en/admin/people'],
    '/admin/settings': ['/en/admin/settings'],
    '/admin/subscriptions': ['/en/admin/subscriptions'],
    '/admin/teachers': ['/en/admin/teachers'],
    '/blog/write/[post]': ['/en/blog/write/{ty-and-vy}'],
  },
};

type Person = keyof typeof addresses;

const enter: Record<Person, (page: Page, origin: string) => Promise<void>> = {
  nobody: async () => undefined,
  newcomer: signUp,
  anna: (page, origin) => enterAs(page, origin, 'anna'),
  boris: (page, origin) => enterAs(page, origin, 'boris'),
  gleb: (page, origin) => enterAs(page, origin, 'gleb'),
  dina: (page, origin) => enterAs(page, origin, 'dina'),
};

test('every page has an address here', () => {
  const here = new Set(Object.values(addresses).flatMap((pages) => Object.keys(pages)));
  const missing = pageFiles.map(({ path }) => path).filter((path) => path !== '/kit' && !here.has(path));
  expect(missing).toEqual([]);
});

for (const [person, pages] of Object.entries(addresses) as [Person, Record<string, string[]>][]) {
  test(`the pages that ${person} sees keep nobody out`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    await enter[person](page, baseURL ?? '');
    for (const [index, address] of Object.values(pages).flat().entries()) {
      await test.step(address, () => lookAt(page, address, { withFrame: index === 0 }));
    }
  });
}

test.describe('a page that is not found', () => {
  test.use({ tolerated: /status of 404/u });

  test('keeps nobody out', async ({ page, baseURL }) => {
    await signUp(page, baseURL ?? '');
    await lookAt(page, '/en/courses/select?course=zzz', { withFrame: true });
  });
});

async function lookAt(page: Page, address: string, options: { withFrame: boolean }): Promise<void> {
  await page.goto(await withNumber(address));
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expectAccessible(page, options);
}

test('the kit of all parts keeps nobody out', async ({ page }) => {
  await openKit(page);
  await expectAccessible(page);
});

/** An editor's address has the number of its document: `{about}` stands for the one with that slug. */
async function withNumber(address: string): Promise<string> {
  const slug = /\{(.+)\}/u.exec(address)?.[1];
  if (slug === undefined) return address;
  const [document] = await askDatabase<{ id: number }>('select id from documents where slug = $1', slug);
  return address.replace(`{${slug}}`, String(document?.id));
}
