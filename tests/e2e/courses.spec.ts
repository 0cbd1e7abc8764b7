import { expect } from '@playwright/test';
import { stressMark } from '@/lib/platform/text/stress';
import { tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { LessonCalls } from './support/lesson-calls';
import { signUp } from './support/newcomer';
import { Player } from './support/player';

const lecture = '/en/courses/show?course=russian-from-zero&lesson=alphabet';

/** What a journey put under construction is ready again. */
test.afterEach(() =>
  tellDatabase('update courses set announced = false', 'update lessons set announced = false'),
);

test('spec §2: finds a course, saves it, learns in it, and sees where it stands', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await tellDatabase("update courses set announced = true where slug = 'verbs-of-motion'");
  await signUp(page, baseURL ?? '');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const panel = page.getByRole('tabpanel');

  await test.step('spec §8: no courses in progress and no saved courses yet, each with a way on', async () => {
    await page.goto('/en/courses');
    await expect(panel).toContainText('No courses in progress');
    await tab('In progress').press('ArrowRight');
    await expect(tab('Saved')).toBeFocused();
    await expect(page).toHaveURL(/tab=saved$/u);
    await expect(panel).toContainText('No saved courses');
    await tab('Done').click();
    await expect(panel).toContainText('No finished courses yet');
    await page.reload();
    await expect(tab('Done')).toHaveAttribute('aria-selected', 'true');
    await panel.getByRole('link', { name: 'All courses' }).click();
  });

  await test.step('the list shows level, size and what is under construction', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();
    const course = page.getByRole('listitem').filter({ hasText: 'Russian from zero' });
    await expect(course).toContainText('Level A0');
    await expect(course).toContainText(/12 lessons · \d{3} words, \d{3} exercises/u);
    const title = page.getByRole('heading', { name: 'Verbs of motion' });
    const announced = page.getByRole('listitem').filter({ has: title });
    await expect(announced).toContainText('Under construction');
    const save = page.getByRole('button', { name: 'Save: Russian from zero' });
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    const saving = page.waitForResponse((response) => response.url().endsWith('/saved'));
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    expect((await saving).status()).toBe(200);
    await announced.getByRole('link', { name: 'Open the course' }).click();
    await expect(page.getByText('This course is still being built.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Begin the course' })).toBeHidden();
  });

  await test.step('the saved course waits under its tab and leads to its first lesson', async () => {
    await page.goto('/en/courses?tab=saved');
    await panel.getByRole('link', { name: 'Open the course' }).click();
    await expect(page.getByText('For everybody who starts from zero')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('link', { name: 'Begin the course' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alphabet and sounds' })).toBeVisible();
  });

  await test.step('the lesson is practised, and leads on to the next one', async () => {
    await page.getByRole('link', { name: 'Practise' }).first().click();
    await new Player(page, 'en', 'alphabet').current();
    await (await LessonCalls.open(page.request, baseURL ?? '', 'alphabet')).finish();
    await page.goto(lecture);
    await page.getByRole('link', { name: 'Next lesson' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Greetings and names' })).toBeVisible();
    await page.goto('/en/courses');
    await expect(panel).toContainText('1 of 12 lessons finished');
  });

  await test.step('the bare addresses of a lesson and a course lead to the current lesson and to the courses', async () => {
    await page.goto('/en/courses/show');
    await expect(page).toHaveURL(/course=russian-from-zero&lesson=greetings$/u);
    await page.goto('/en/courses/select');
    await expect(page).toHaveURL(/\/en\/courses\/list$/u);
    await page.goto('/en/courses');
  });

  await test.step('what is saved no more leaves its tab', async () => {
    await tab('Saved').click();
    await page.getByRole('button', { name: 'Save: Russian from zero' }).click();
    await expect(panel).toContainText('No saved courses');
  });
});

test('spec §2: a lesson that is under construction, or that nobody knows, is not opened', async ({
  page,
  baseURL,
}) => {
  await tellDatabase("update lessons set announced = true where slug = 'numbers'");
  await signUp(page, baseURL ?? '');
  await page.goto('/en/courses/show?course=russian-from-zero&lesson=numbers');
  await expect(page.getByRole('heading', { level: 1, name: 'Under construction' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the course' }).click();
  await expect(page.getByRole('link', { name: 'Numbers and prices' })).toBeHidden();
  expect((await page.request.get('/en/courses/select?course=nowhere')).status()).toBe(404);
});

test('stress marks go everywhere at once, and are not seen again after a reload', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page, baseURL ?? '');
  const marks = () => page.evaluate(countMarks, stressMark);
  const copied = () => page.evaluate(copyMain);
  const other = await context.newPage();
  await other.goto('/en/courses/list');
  await page.goto(lecture);
  await expect.poll(marks).toMatchObject({ hidden: 0, apart: 0 });
  expect(await copied()).toContain('вода́');
  expect(await page.evaluate(findWater)).toEqual([true, true]);

  await page.getByRole('switch', { name: 'Stress marks' }).click();
  await expect.poll(marks).toMatchObject({ shown: 0, apart: 0 });
  expect(await copied()).toContain('вода');
  expect(await copied()).not.toContain(stressMark);
  expect(await page.evaluate(findWater)).toEqual([true, true]);
  await expect(other.locator('html')).toHaveAttribute('data-stress', 'off');
  await other.close();

  await page.addInitScript(() => {
    // As soon as anything of the page is there, the marks are hidden already: nothing flashes.
    new MutationObserver((_, observer) => {
      if (document.querySelector('main') === null) return;
      observer.disconnect();
      document.documentElement.dataset.atFirst = document.documentElement.dataset.stress ?? 'on';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(lecture);
  await expect(page.locator('html')).toHaveAttribute('data-at-first', 'off');
  await expect.poll(marks).toMatchObject({ shown: 0 });
  await expect(page.getByRole('switch', { name: 'Stress marks' })).not.toBeChecked();

  await page.getByRole('switch', { name: 'Stress marks' }).click();
  await expect.poll(marks).toMatchObject({ hidden: 0 });
});

/** The stress marks of the page: by the font that draws them, and those that are not in one text with their vowel. */
function countMarks(mark: string) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const count = { shown: 0, hidden: 0, apart: 0 };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (!text.includes(mark) || !node.parentElement) continue;
    count[isHidden(node.parentElement) ? 'hidden' : 'shown'] += 1;
    if (text.startsWith(mark)) count.apart += 1;
  }
  return count;

  function isHidden(element: Element): boolean {
    const name = /^[^,]*?(\w+ Unmarked)/u.exec(getComputedStyle(element).fontFamily)?.[1];
    return name !== undefined && document.fonts.check(`1em "${name}"`, 'а');
  }
}

/** Whether the browser finds a word that is typed without its mark, and with it. */
function findWater(): boolean[] {
  // The boundary: all browsers have it, no standard does.
  const finder = window as unknown as { find: (text: string) => boolean };
  return ['вода', 'вода\u0301'].map((word) => {
    getSelection()?.removeAllRanges();
    return finder.find(word);
  });
}

/** What somebody gets who copies the whole text. */
function copyMain(): string {
  getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body);
  const event = new ClipboardEvent('copy', {
    clipboardData: new DataTransfer(),
    bubbles: true,
    cancelable: true,
  });
  document.querySelector('main')?.dispatchEvent(event);
  const given = event.clipboardData?.getData('text/plain') ?? '';
  return given === '' ? (getSelection()?.toString() ?? '') : given;
}

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('reads a lecture with its table without scrolling the page sideways', async ({ page, baseURL }) => {
    await signUp(page, baseURL ?? '');
    for (const path of [lecture, '/courses', '/courses/list', '/courses/select?course=russian-every-day']) {
      await page.goto(path);
      expect(await sidewaysScroll(page), path).toBe(0);
    }
    await page.goto('/courses/show?course=russian-from-zero&lesson=alphabet');
    expect(await sidewaysScroll(page)).toBe(0);
    const letter = page.getByRole('cell', { name: 'Ж ж', exact: true });
    const table = page.getByRole('group').filter({ has: letter });
    await letter.scrollIntoViewIfNeeded();
    await table.evaluate((region) => region.scrollTo({ left: region.scrollWidth }));
    await expect(letter).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
});
