import { expect, test as anyTest, type Page } from '@playwright/test';
import {
  accountOf,
  bearerOf,
  callsOf,
  configure,
  logIn,
  readKept,
  storages,
  watchCalls,
} from './support/auth-state';
import { comeToLife } from './support/come-to-life';
import { test } from './support/journey';
import { signUp } from './support/newcomer';
import { untilQuiet } from './support/until-quiet';

for (const storage of storages) {
  test(`spec §3: with storage ${storage} the state is kept there alone, and a reload finds Анна still signed in`, async ({
    page,
    context,
  }) => {
    await configure(context, { storage });
    await logIn(page);

    await test.step('the state is in its place, and nowhere else', async () => {
      await expect.poll(async () => (await readKept(page))[storage]).toContain('Анна Соколова');
      // The counters come with the settings, a moment later.
      await expect.poll(async () => (await readKept(page))[storage]).toContain('"friends_requests":1');
      const kept = await readKept(page);
      const elsewhere = storages.filter((each) => each !== storage).map((each) => kept[each]);
      expect(elsewhere).toEqual(['', '']);
      expect(JSON.parse(kept[storage])).toMatchObject({
        user: { name: 'Анна Соколова' },
        currentTab: 'login',
        locale: 'en',
        notify: { chat: 0, friends_requests: 1, news: expect.any(Number) },
        remember: true,
      });
      expect(kept[storage].includes('access_token')).toBe(storage !== 'cookies');
      expect(kept[storage].includes('site.title')).toBe(storage !== 'cookies');
    });

    await test.step('who was here is shown before the server has said so', async () => {
      let answer: () => void = () => undefined;
      const held = new Promise<void>((release) => (answer = release));
      await context.route('**/api/auth/me', async (route) => {
        await held;
        await route.continue();
      });
      // Under cookies a new token is made, which the live channel may ask for before; until it is here the session's cookie
      // stands for her.
      const renewal = storage === 'cookies' ? ['**/api/auth/refresh'] : [];
      const last = ['**/api/auth/me', ...renewal].map((path) => page.waitForResponse(path));
      await page.reload();
      await expect(accountOf(page)).toBeVisible();
      answer();
      for (const response of last) await (await response).finished();
      // What has arrived is also kept: the page asks for nothing more.
      await untilQuiet(page);
      await context.unroute('**/api/auth/me');
    });

    await test.step('calls carry the bearer’s token', async () => {
      const asked = page.waitForRequest('**/api/settings');
      await page.getByRole('banner').getByRole('link', { name: 'Говорим' }).click();
      const bearer = await bearerOf(await asked);
      expect(bearer).toMatch(/^Bearer [\w-]{20,}$/);
      await (await asked).response();
    });

    await test.step('spec §4: signing out empties it, and leads to the sign-in page', async () => {
      await accountOf(page).click();
      await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL(/\/en\/auth\/login$/);
      await expect.poll(async () => (await readKept(page))[storage]).toContain('"user":null');
      const kept = Object.values(await readKept(page)).join('');
      expect(kept).not.toContain('Анна');
      expect(kept).not.toContain('access_token":"');
    });
  });
}

test('spec §3: without “remember” the state ends with the browser', async ({ page, context }) => {
  await logIn(page, { remember: false });
  await expect.poll(async () => (await readKept(page)).cookies).toContain('"remember":false');
  const cookies = await context.cookies();
  expect(cookies.filter(({ expires }) => expires > 0).map(({ name }) => name)).not.toContain('govorim.state');
  await configure(context, { storage: 'localStorage' });
  await page.reload();
  await expect.poll(async () => (await readKept(page)).sessionStorage).toContain('Анна Соколова');
  expect(await readKept(page)).toMatchObject({ cookies: '', localStorage: '' });
});

test('spec §3: the cookie is set as configured', async ({ page, context }) => {
  await configure(context, { cookieOptions: { maxAge: 3600, sameSite: 'strict' } });
  await logIn(page);
  await expect.poll(async () => (await readKept(page)).cookies).toContain('Анна Соколова');
  const cookie = (await context.cookies()).find(({ name }) => name === 'govorim.state');
  expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(3600);
});

test('spec §8: storage that throws breaks nothing; a read-only cookie says so and the page carries on', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, { get: forbid });
    }
    Object.defineProperty(document, 'cookie', { get: forbid, set: forbid });
  });
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  await configure(context, { debug: true });
  await logIn(page);
  await page.reload();
  await expect(accountOf(page)).toBeVisible();
  await page.getByRole('link', { name: 'Говорим' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect.poll(() => words.join('\n')).toContain('Cannot set a readonly cookie.');
  expect(words.join('\n')).not.toMatch(/access_token["':\s]+[\w-]{20,}/);
});

test('what is kept may be somebody’s joke: it is ignored', async ({ page, context, baseURL }) => {
  const value = encodeURIComponent('{"user":{"id":"<b>","name":7},"notify":[],"locale":"xx"');
  await context.addCookies([{ name: 'govorim.state', value, url: baseURL ?? '' }]);
  await page.addInitScript(() => localStorage.setItem('govorim.state', '{"user":{"id":1,"name":{}}}'));
  await page.goto('/en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('the language of the address wins over the one that was kept', async ({ page, context, baseURL }) => {
  const value = encodeURIComponent(JSON.stringify({ user: null, locale: 'de', remember: true }));
  await context.addCookies([{ name: 'govorim.state', value, url: baseURL ?? '' }]);
  await page.goto('/en');
  await comeToLife(page);
  await expect.poll(async () => (await readKept(page)).cookies).toContain('"locale":"en"');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('spec §7: signed out, no call carries an Authorization header; each navigation asks for the settings', async ({
  page,
  context,
}) => {
  const calls = watchCalls(context);
  const settings = () => callsOf(calls, '/api/settings').length;
  await page.goto('/en');
  await comeToLife(page);
  await expect.poll(settings).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/auth\/login/);
  await expect.poll(settings).toBe(2);
  await page.goBack();
  await expect.poll(settings).toBe(3);
  expect(await Promise.all(calls.map(bearerOf))).toEqual(calls.map(() => null));
  for (const request of callsOf(calls, '/api/settings')) {
    expect(await request.allHeaders()).toMatchObject({
      accept: 'application/json',
      'cache-control': 'no-cache',
      'accept-language': 'en',
    });
  }
  expect(callsOf(calls, '/api/auth/refresh')).toEqual([]);
});

test('settings that fail leave the page as it is, and nothing runs in circles', async ({ page, context }) => {
  const calls = watchCalls(context);
  const asked = () => callsOf(calls, '/api/settings').length;
  await context.route('**/api/settings', (route) => route.abort('internetdisconnected'));
  await page.clock.install();
  await page.goto('/en');
  await comeToLife(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return asked();
    })
    .toBe(4);
  await page.clock.runFor(5_000);
  await untilQuiet(page);
  expect(asked()).toBe(4);
});

test('two tabs renew their token once, and signing out in one is seen in the other', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await Promise.all([page.clock.install(), other.clock.install()]);
  await logIn(page);
  await other.goto('/en/courses');
  await expect(accountOf(other)).toBeVisible();

  await test.step('one refresh for both when the token nears its end', async () => {
    await untilQuiet(other);
    const calls = watchCalls(context);
    // The answer waits until both clocks are moved: a tab whose clock moved after it had heard of the new token would find that
    // token old as well.
    let bothMoved: () => void = () => undefined;
    const moved = new Promise<void>((resolve) => (bothMoved = resolve));
    await context.route('**/api/auth/refresh', async (route) => {
      await moved;
      await route.continue();
    });
    await Promise.all([page.clock.fastForward('14:30'), other.clock.fastForward('14:30')]);
    bothMoved();
    await expect.poll(() => callsOf(calls, '/api/auth/refresh').length).toBe(1);
    await Promise.all([page, other].map(untilQuiet));
    expect(callsOf(calls, '/api/auth/refresh')).toHaveLength(1);

    // The counters are asked for now and then, also while the token is being renewed: watched is what comes after it.
    const later = watchCalls(context);
    await Promise.all(
      [page, other].map((tab) => tab.getByRole('banner').getByRole('link', { name: 'Говорим' }).click()),
    );
    await expect.poll(() => callsOf(later, '/api/settings').length).toBe(2);
    const [one, two] = await Promise.all(callsOf(later, '/api/settings').map(bearerOf));
    expect(one).toMatch(/^Bearer /);
    expect(two).toBe(one);
  });

  await test.step('signed out here is signed out there', async () => {
    await other.goto('/en/courses');
    await expect(accountOf(other)).toBeVisible();
    await accountOf(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/en\/auth\/login$/);
    // What was on the screen there was hers.
    await expect(other).toHaveURL(/\/en\/auth\/login\?returnTo=/);
    await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

// The browser itself notes the refusals that tell it.
anyTest('a session that ended elsewhere empties what was kept here', async ({ page, context, baseURL }) => {
  await configure(context, { storage: 'localStorage' });
  await logIn(page);
  await expect.poll(async () => (await readKept(page)).localStorage).toContain('access_token":"');
  await context.request.post('/api/auth/logout', { headers: { Origin: baseURL ?? '' } });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.poll(async () => (await readKept(page)).localStorage).toContain('"user":null');
  expect((await readKept(page)).localStorage).toContain('"access":null');
});

// What is hidden has to be so in the same frame, whether things fade or not.
for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  anyTest.describe(() => {
    anyTest.use({ contextOptions: { reducedMotion } });
    anyTest(
      `a session that dies under a page takes its greeting along; a page for members asks to sign in (motion: ${reducedMotion})`,
      async ({ page, context, baseURL }) => {
        const isRefresh = ({ name }: { name: string }) => name.endsWith('govorim.refresh');
        const logInLink = page.getByRole('banner').getByRole('link', { name: 'Log in' });
        const contradictions = await watchContradictions(page);
        for (const [address, end] of [
          ['/en', /\/en$/u],
          ['/en/courses/plan', /\/en\/auth\/login\?returnTo=%2Fen%2Fcourses%2Fplan$/u],
        ] as const) {
          // The page that signing in leads to renews its token by itself. Answered later, it would bring one that counts.
          const renewed = page.waitForResponse('**/api/auth/refresh');
          await logIn(page);
          await (await renewed).finished();
          // A copy of the browser went on with the session: the token that is left here was spent, and ends it.
          const spent = (await context.cookies()).filter(isRefresh);
          expect(spent).toHaveLength(1);
          const refresh = () =>
            context.request.post('/api/auth/refresh', { headers: { Origin: baseURL ?? '' }, data: {} });
          expect([(await refresh()).status(), (await refresh()).status()]).toEqual([200, 200]);
          await context.addCookies(spent);
          await page.goto(address);
          await expect(logInLink).toBeVisible();
          await expect(page).toHaveURL(end);
          await expect(page.getByText('Good to see you, Анна')).toHaveCount(0);
          expect(contradictions).toEqual([]);
        }
      },
    );
  });
}

test('a member whom this browser does not remember is greeted without the way to log in beside it', async ({
  page,
  baseURL,
}) => {
  const contradictions = await watchContradictions(page);
  // The answer brings the session’s cookies and nothing else.
  await signUp(page, baseURL ?? '');
  await page.goto('/en');
  await expect(page.getByText('Good to see you, Мария')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/u })).toBeVisible();
  expect(contradictions).toEqual([]);
});

/** What is noted when a frame of a document, from now on, greets a member beside the way to log in. */
async function watchContradictions(page: Page): Promise<string[]> {
  const contradiction = 'A member is greeted beside the way to log in';
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.text() === contradiction) seen.push(message.text());
  });
  await page.addInitScript(watchGreeting, contradiction);
  return seen;
}

/** Runs in every document, and says so in its console once a frame shows both. */
function watchGreeting(words: string) {
  const isSeen = (selector: string, text: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.textContent.includes(text) && element.checkVisibility({ visibilityProperty: true }),
    );
  const look = () => {
    if (isSeen('main h1', 'Good to see you, ') && isSeen('header a', 'Log in')) console.info(words);
    else requestAnimationFrame(look);
  };
  look();
}
