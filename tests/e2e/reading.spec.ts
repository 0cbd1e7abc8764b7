import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { untilQuiet } from './support/until-quiet';

test.describe('Vera, on a phone with JavaScript switched off,', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('reads three articles, finds one by its words, and pages through the list', async ({ page }) => {
    await page.goto('/en/blog');
    const titles = page.getByRole('main').getByRole('article').getByRole('heading');
    await expect(titles).toHaveCount(12);
    for (const number of [0, 1, 2]) {
      await page.goto('/en/blog');
      const title = (await titles.nth(number).textContent()) ?? '';
      await titles.nth(number).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('#article p').first()).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
    }

    await test.step('goes on from the article to another one', async () => {
      await page.getByRole('navigation', { name: 'More on this subject' }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page
        .getByRole('navigation', { name: 'You are here' })
        .getByRole('link', { name: 'Blog' })
        .click();
    });

    await test.step('leaves through the numbered pages', async () => {
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await expect(pages).toContainText(/Page 1 of \d/u);
      const first = (await titles.first().textContent()) ?? '';
      await pages.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(/\/en\/blog\/page\/2$/u);
      await expect(titles.first()).not.toHaveText(first);
      await pages.getByRole('link', { name: 'Previous' }).click();
      await expect(page).toHaveURL(/\/en\/blog$/u);
    });

    await test.step('searches', async () => {
      await page.getByRole('searchbox', { name: 'Search the blog' }).fill('падежей');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').first()).toHaveText(/articles? found|Only the best/u);
      await page.getByRole('searchbox', { name: 'Search the blog' }).fill('qqqq');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Nothing was found for “qqqq”.')).toBeVisible();
      await page.goto('/en/blog/search?q=%D0%BF%D0%B0%D0%B4%D0%B5%D0%B6%D0%B8');
      await expect(page).toHaveURL(/\/en\/blog\/search\?words=/u);
      await expect(page.getByRole('searchbox', { name: 'Search the blog' })).toHaveValue('падежи');
    });

    await test.step('does a task before its answer is opened', async () => {
      await page.goto('/en/blog/grammar/verbs-of-motion-map');
      const answer = page.getByText('on the way now');
      await expect(answer).toBeHidden();
      await page.getByText('Answers', { exact: true }).click();
      await expect(answer).toBeVisible();
      await page.reload();
      await page.emulateMedia({ media: 'print' });
      await expect(answer).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    });
  });
});

test('Anna taps a word of an article, hides the stress marks, and is told where an article lives', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/blog/grammar/cases-without-tears');
  const example = page.getByRole('figure').first();
  await expect(async () => {
    await example.locator('[lang=ru]').click({ position: { x: 8, y: 12 } });
    await expect(page.getByRole('dialog', { name: /^About the word/u })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(example.getByRole('button', { name: /^Listen: / })).toBeVisible();

  const russian = example.locator('[lang=ru]');
  await expect(russian).toHaveCSS('font-family', /^"Literata Variable"/u);
  await page.getByRole('switch', { name: 'Stress marks' }).click();
  await expect(russian).toHaveCSS('font-family', /^"Literata Unmarked"/u);

  const answer = await request.get('/en/blog/culture/cases-without-tears', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, '/en/blog/grammar/cases-without-tears']);
  for (const path of [
    '/en/blog/nothing',
    '/en/blog/grammar/nothing',
    '/en/blog/page/999',
    '/en/blog/tag/nothing',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }

  await test.step('and the list goes on until all articles are loaded', async () => {
    await page.goto('/en/blog');
    const titles = page.getByRole('main').getByRole('article');
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      await expect(page.getByText('All articles are loaded.')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await titles.count()).toBeGreaterThan(12);
  });
});

test('every face a Russian article is set in is on its way before the styles ask for it', async ({
  page,
}) => {
  await page.goto('/blog/pronunciation/stress-rules-that-help');
  await untilQuiet(page);
  expect((await fontsOf(page)).sort()).toEqual([
    'link literata-basic',
    'link literata-russian',
    'link rubik-basic',
    'link rubik-russian',
  ]);
});

test.describe('where pages are fetched ahead,', () => {
  test.use({ prefetches: true });

  test('a page that is nothing to read gets no reading face ahead, whatever it links to', async ({
    page,
  }) => {
    const fetched = page.waitForResponse((response) => /personal-data/u.test(response.url()));
    await page.goto('/auth/login');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await fetched;
    await untilQuiet(page);
    expect((await fontsOf(page)).filter((font) => font.startsWith('link literata'))).toEqual([]);
  });
});

/** The font files that a page has loaded, each with what asked for it. */
const fontsOf = async (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      // The boundary: entries of this type are these.
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(
        ({ name, initiatorType }) =>
          `${initiatorType} ${/[a-z]+-[a-z]+/u.exec(name.split('/').at(-1) ?? '')?.[0]}`,
      ),
  );
