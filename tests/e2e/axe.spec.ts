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

/**
 * Addresses that show a page file, by the person who sees them, where the page's own path does not say it all: because of
 * parameters, several views, or another person. A later page of a list shows the same components as the first.
 */
const special = {
  nobody: {
    '/': ['/en', '/'],
    '/[slug]': ['/en/about'],
    '/auth/login': ['/en/auth/login', '/en/auth/login?reset=done'],
    '/blog/[category]': ['/en/blog/culture'],
    '/blog/[category]/[slug]': ['/en/blog/grammar/cases-without-tears'],
    '/blog/[category]/page/[page]': [],
    '/blog/page/[page]': ['/en/blog/page/2'],
    '/blog/search': ['/en/blog/search?words=cases'],
    '/blog/tag/[tag]': ['/en/blog/tag/cases'],
    '/blog/tag/[tag]/page/[page]': [],
    '/community': ['/en/community', '/en/community?level=B1', '/community?name=zzzz'],
    '/kit': [],
    // Its address has an id: profile.spec.ts looks at one.
    '/profile/[handle]': [],
    '/profile/summary': ['/en/profile/summary'],
    // Only who is suspended sees it: moderation.spec.ts looks at it.
    '/suspended': [],
  },
  newcomer: {
    '/': ['/en'],
    '/account': ['/en/account', '/account'],
    '/courses': ['/en/courses', '/en/courses?tab=saved'],
    '/courses/placement': ['/en/courses/placement', '/en/courses/placement?test=1'],
    '/courses/select': [`/en/courses/select?${course}`],
    '/courses/show': [
      `/en/courses/show?${course}&lesson=alphabet`,
      `/en/courses/show?${course}&lesson=who-and-what`,
      `/en/courses/show?${course}&lesson=alphabet&practice=1`,
    ],
    '/chat': ['/en/chat'],
    '/courses/review': ['/en/courses/review'],
    '/courses/words': ['/en/courses/words'],
    '/friends': ['/en/friends', '/en/friends?tab=requests'],
    '/friends/news': ['/en/friends/news', '/en/friends/news?tab=friends'],
    '/profile/summary': ['/en/profile/summary'],
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
    '/courses/teaching': ['/en/courses/teaching'],
    '/courses/teaching/appeals': [`/en/courses/teaching/appeals?${course}`],
    '/courses/teaching/course': [`/en/courses/teaching/course?${course}`],
  },
  gleb: {},
  dina: {
    '/admin/pages/[page]': ['/en/admin/pages/{about}'],
    '/blog/write/[post]': ['/en/blog/write/{ty-and-vy}'],
  },
};

type Person = keyof typeof special;

/** Who may see a page of staff or of members; everybody sees the others. */
const guards: readonly (readonly [call: string, Person])[] = [
  ['requireAdministrator(', 'dina'],
  ['requireModerator(', 'gleb'],
  ['requirePageWriter(', 'boris'],
  ['requireViewer(', 'newcomer'],
];

const isSpecial = (path: string) => Object.values(special).some((pages) => path in pages);
const plainPages = pageFiles.filter(({ path }) => !path.includes('[') && !isSpecial(path));

/** The addresses that a person sees: those above, and in English each page that nothing is said of there. */
function addressesOf(person: Person): string[] {
  const plain = plainPages.filter(
    ({ source }) => (guards.find(([call]) => source.includes(call))?.[1] ?? 'nobody') === person,
  );
  return [...Object.values(special[person]).flat(), ...plain.map(({ path }) => `/en${path}`)];
}

const enter: Record<Person, (page: Page, origin: string) => Promise<void>> = {
  nobody: async () => undefined,
  newcomer: signUp,
  anna: (page, origin) => enterAs(page, origin, 'anna'),
  boris: (page, origin) => enterAs(page, origin, 'boris'),
  gleb: (page, origin) => enterAs(page, origin, 'gleb'),
  dina: (page, origin) => enterAs(page, origin, 'dina'),
};

test('every page with parameters has an address here', () => {
  const missing = pageFiles.map(({ path }) => path).filter((path) => path.includes('[') && !isSpecial(path));
  expect(missing).toEqual([]);
});

for (const person of Object.keys(special) as Person[]) {
  test(`the pages that ${person} sees keep nobody out`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    await enter[person](page, baseURL ?? '');
    for (const [index, address] of addressesOf(person).entries()) {
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
