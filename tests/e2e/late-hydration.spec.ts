import { expect, type Page } from '@playwright/test';
import { comeToLife } from './support/come-to-life';
import { moving, test } from './support/journey';
import { untilQuiet } from './support/until-quiet';

const late = '**/_next/late/**';
const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const openedMenu = (page: Page) => page.locator('.native-menu:popover-open');
const article = '/en/blog/grammar/cases-without-tears';
/** What can be pressed and needs scripts. */
const word = (page: Page) => page.getByRole('figure').first().locator('[lang=ru]');
const pressWord = (page: Page) => word(page).tap({ position: { x: 8, y: 12 } });
const entry = (page: Page) => page.getByRole('dialog', { name: /^About the word/u });

/** An article on a screen so high that nothing needs to be scrolled, which would bring it to life. */
async function openArticle(page: Page) {
  await page.setViewportSize({ width: 360, height: 3_000 });
  await page.goto(article);
}

test.use({ ...moving, viewport: { width: 360, height: 720 }, hasTouch: true });

/** Scripts that the page asks for, from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test('an article is read without scripts, and the first tap on a word of it tells about the word', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto(article);
  await expect(page.locator('#article p').last()).toHaveText(/\S/u);
  expect(scripts).toEqual([]);

  await word(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await pressWord(page);
  await expect(entry(page)).toBeVisible();
  expect(scripts.some((url) => url.includes('/_next/late/'))).toBe(true);
});

test('the menus of the header open, lead on and close without any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, hasTouch: true });
  const page = await context.newPage();
  await page.goto('/en/blog');
  const banner = page.getByRole('banner');
  for (const [width, name] of [
    [360, 'Language: en, English'],
    [360, 'Menu: sections and appearance'],
    [1280, 'Appearance'],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await banner.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(openedMenu(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(openedMenu(page)).toHaveCount(0);
    await expect(banner.getByRole('button', { name })).toBeFocused();
  }
  await banner.getByRole('button', { name: 'Language: en, English' }).tap();
  await openedMenu(page).getByRole('link', { name: 'Deutsch' }).tap();
  await expect(page).toHaveURL('/de/blog');
  await context.close();
});

test('a theme is chosen before the page lives, without bringing it to life, and kept', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/en');
  await menu(page).tap();
  await openedMenu(page).getByRole('button', { name: 'Dark' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(openedMenu(page)).toHaveCount(0);
  expect(scripts).toEqual([]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await comeToLife(page);
  await menu(page).tap();
  await expect(openedMenu(page).getByRole('button', { name: 'Dark' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the scripts come ahead as bytes, unless the reader saves data', async ({ page }) => {
  const scripts = scriptsOf(page);
  const ahead = page.locator('link[rel=prefetch][as=script]');
  const lateScript = page.waitForResponse(late);
  await page.goto('/en/about');
  expect((await lateScript).status()).toBe(200);
  await expect.poll(() => ahead.count()).toBeGreaterThan(5);
  expect(scripts).toEqual([]);
  await saveData(page);
  await page.reload();
  await untilQuiet(page);
  await expect(ahead).toHaveCount(0);
});

async function saveData(page: Page) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}

test('coming to life moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const examples = page.getByRole('figure').getByRole('button', { name: /^Listen/u });
  const trial = page.getByRole('group', { name: /^Read the word/u });
  for (const [address, sign] of [
    [article, examples],
    ['/en', trial],
  ] as const) {
    await page.goto(address);
    const shifts = await watchShifts(page);
    await comeToLife(page);
    await expect(sign.first()).toBeAttached();
    expect([address, await shifts.jsonValue()]).toEqual([address, []]);
  }
});

/** How far things jump from now on, the fonts being there. */
async function watchShifts(page: Page) {
  return page.evaluateHandle(async () => {
    await document.fonts.ready;
    const shifts: string[] = [];
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry))),
    ).observe({ type: 'layout-shift' });
    return shifts;
  });
}

test('its style comes with the page, and is the same when it lives and leads on', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/en/blog');
  const asItCame = await looks(page);
  expect(asItCame.font).toContain('Rubik');
  expect(asItCame.places.length).toBeGreaterThan(20);
  await comeToLife(page);
  await expect.poll(() => looks(page)).toEqual(asItCame);

  const documents = countDocuments(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).tap();
  await expect(page).toHaveURL(/\/en\/auth\/login/u);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  expect(documents()).toBe(0);
  const afterwards = await looks(page);
  expect(sheets).toEqual([]);
  await page.reload();
  await expect.poll(() => looks(page)).toEqual(afterwards);
});

/** Where everything stands that is seen, and in what letters and colours. */
async function looks(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const { fontFamily, color, backgroundColor } = getComputedStyle(document.body);
    const seen = [...document.querySelectorAll(':is(header,main,footer) :is(h1,h2,p,a,button,input)')].filter(
      (e) => e.checkVisibility(),
    );
    const places = seen.map((e) => {
      const { x, y, width, height } = e.getBoundingClientRect();
      return `${e.tagName} ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`;
    });
    return { font: fontFamily, color, backgroundColor, places };
  });
}

test('the first key counts, what was typed stays, and the focus is where it was', async ({ page }) => {
  await page.goto('/en/blog');
  const search = page.getByRole('searchbox', { name: 'Search the blog' });
  await page.route(late, async (route) => {
    // Not while it is only fetched ahead.
    if (route.request().resourceType() === 'script') await search.pressSequentially('паде');
    await route.continue();
  });
  await search.focus();
  await comeToLife(page);
  await expect(search).toBeFocused();
  await search.pressSequentially('жей');
  await expect(search).toHaveValue('падежей');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/blog\/search\?words=/u);

  await page.goBack();
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(openedMenu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
});

test('on a slow network a press says that it was heard, and is done once, however often it was', async ({
  page,
}) => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(late, async (route) => {
    await arrival;
    await route.continue();
  });
  await openArticle(page);
  await pressWord(page);
  await expect(page.locator('html')).toHaveAttribute('data-waking');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await pressWord(page);
  arrive();
  await expect(entry(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-waking');
  await untilQuiet(page);
  await expect(entry(page)).toHaveCount(1);
});

test('without a connection the page stays readable; once it is back, a press does what it should', async ({
  page,
  context,
}) => {
  await saveData(page);
  await openArticle(page);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await pressWord(page);
  await failed;
  await expect(page.locator('html')).not.toHaveAttribute('data-waking');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await pressWord(page);
  await expect(entry(page)).toBeVisible();
});

test.describe('a page from before a new build', () => {
  test.use({ tolerated: /status of 404/u });

  for (const [what, address] of [
    ['its own script', late],
    ['a piece of the program', '**/_next/static/chunks/**.js'],
  ] as const) {
    test(`is loaded anew, once, when ${what} is gone`, async ({ page }) => {
      await openArticle(page);
      await page.route(address, (route) => route.fulfill({ status: 404 }));
      const documents = countDocuments(page);
      await pressWord(page);
      await expect.poll(documents).toBe(1);
      await pressWord(page);
      await untilQuiet(page);
      expect(documents()).toBe(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('stays under somebody who is typing, and its form works', async ({ page }) => {
    await page.goto('/en/blog');
    await page.route(late, (route) => route.fulfill({ status: 404 }));
    const documents = countDocuments(page);
    const failed = page.waitForResponse(late);
    await page.getByRole('searchbox', { name: 'Search the blog' }).fill('падежей');
    await failed;
    await page.getByRole('heading', { level: 1 }).tap();
    await untilQuiet(page);
    expect(documents()).toBe(0);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(page).toHaveURL(/\/en\/blog\/search\?words=/u);
  });
});

/** How many documents were loaded from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => (count += 1));
  return () => count;
}

test('it comes to life by itself when its reader rests; at once for somebody it knows', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install();
  const scripts = scriptsOf(page);
  await page.goto('/en');
  expect(scripts).toEqual([]);
  const settings = page.waitForRequest('**/api/settings');
  await page.clock.runFor(9_000);
  await settings;

  const state = JSON.stringify({ user: { id: 1, name: 'Анна' }, locale: 'en', remember: true });
  await context.addCookies([{ name: 'govorim.state', value: encodeURIComponent(state), url: baseURL ?? '' }]);
  scripts.length = 0;
  await page.goto('/en/about');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('a link leads on before anything has come to life, and back', async ({ page }) => {
  await page.goto('/en', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Start for free' }).first().click();
  await expect(page).toHaveURL(/\/en\/auth\/register/u);
  await page.goBack();
  await menu(page).tap();
  await expect(openedMenu(page)).toBeVisible();
});
