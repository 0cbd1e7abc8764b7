import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { signUp } from './support/newcomer';
import { Player } from './support/player';

const lecture = '/en/courses/show?course=russian-from-zero&lesson=alphabet';

/** The calls that look words up or make sounds, from now on. */
function watch(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(words|speech)$/u.test(pathname)) calls.push(decodeURIComponent(`${pathname}${search}`));
  });
  return calls;
}

const entryOf = (page: Page, word: string) => page.getByRole('dialog', { name: `About the word ${word}` });

/** «кот» stands in an example of the lecture. */
const cat = (page: Page) => page.getByRole('figure').getByText('кот', { exact: true });

/** In the middle of its first letters: the element may be wider than its text. A page that is not awake yet hears nothing. */
async function press(text: Locator): Promise<void> {
  const entry = text.page().getByRole('dialog');
  await expect(async () => {
    await text.click({ position: { x: 8, y: 12 } });
    await expect(entry).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

test('Maria presses a word of a lecture, hears it, sees its forms, and keeps it', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 720 });
  await signUp(page, baseURL ?? '');
  await page.goto(lecture);
  const calls = watch(page);
  const entry = entryOf(page, 'кот');

  await test.step('what it means, and where it is taught', async () => {
    await press(cat(page));
    await expect(entry).toContainText('— cat');
    await expect(entry.getByRole('link', { name: 'Taught in “Alphabet and sounds”' })).toBeVisible();
    await expect(entry).toContainText('noun');
    await expect(entry).toContainText('nominative, singular');
    expect(calls).toEqual(['/api/words?form=кот']);
  });

  await test.step('its forms fit a narrow phone', async () => {
    await entry.getByText('All forms').click();
    await expect(entry.getByRole('row', { name: /^instrumental/u })).toContainText('кото́м');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await entry.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expectAccessible(page);
  });

  await test.step('its sound, from the server where the browser has no Russian voice, and slowly', async () => {
    const heard = page.waitForResponse('**/api/speech?*');
    await entry.getByRole('button', { name: 'Listen: кот (synthetic voice)' }).click();
    expect((await heard).headers()['content-type']).toBe('audio/wav');
    await entry.getByRole('switch', { name: 'Speak slowly' }).click();
    await entry.getByRole('button', { name: /^Listen/u }).click();
    await expect.poll(() => calls).toContain('/api/speech?text=кот&slow=1');
  });

  await test.step('words that others part are not one, and a letter is a letter', async () => {
    await page.keyboard.press('Escape');
    await press(page.getByRole('paragraph').getByText('нет', { exact: true }).first());
    await expect(page.getByRole('dialog', { name: 'About the word нет', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page.getByRole('cell').getByText('Я я', { exact: true }));
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('The letter Я я');
    await expect(page.getByRole('dialog')).toContainText('ya in yard');
    await page.keyboard.press('Escape');
    await press(cat(page));
  });

  await test.step('it is hers, and the slow voice stays', async () => {
    await entry.getByRole('button', { name: 'Add to my words' }).click();
    await expect(entry.getByText('In my words')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Speak slowly' })).toBeChecked();
    await press(cat(page));
    await expect(entry.getByText('In my words')).toBeVisible();
  });
});

test('an ending, which the English around it writes with a hyphen, is no word to be looked up', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL ?? '');
  await page.goto('/en/courses/show?course=russian-from-zero&lesson=where-is-it');
  const calls = watch(page);
  const textOf = (russian: string) => page.getByRole('paragraph').getByText(russian, { exact: true }).first();
  await press(textOf('метро́'));
  await page.keyboard.press('Escape');
  await textOf('у́').click({ position: { x: 4, y: 12 } });
  await press(textOf('кафе́'));
  expect(calls).toContain('/api/words?form=кафе́');
  expect(calls).not.toContain('/api/words?form=у́');
});

test('walks from word to word with the arrow keys', async ({ page, baseURL }) => {
  await signUp(page, baseURL ?? '');
  await page.goto(lecture);
  const walk = page.getByRole('button', { name: /^Look up words/u }).first();
  const here = page.getByRole('button', { name: /: Enter opens/u });
  await expect(async () => {
    await walk.focus();
    await expect(walk).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(here).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(here).toHaveText(/^вода́: Enter/u);
  expect((await page.evaluate(() => getSelection()?.toString()))?.normalize()).toBe('вода́');
  await page.keyboard.press('ArrowRight');
  await expect(here).toHaveText(/^А: Enter/u);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const entry = entryOf(page, 'вода́');
  await expect(entry.getByRole('heading')).toHaveText('вода́');
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(here).toBeFocused();
});

test('words of an exercise say nothing before it is answered', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await signUp(page, baseURL ?? '');
  await page.goto(`${lecture}&practice=1`);
  const player = new Player(page, 'en', 'alphabet');
  await player.current();
  const calls = watch(page);

  const russian = page.locator('main [lang=ru]:not(button *, label *)');
  await expect(russian).not.toHaveCount(0);
  for (const text of await russian.all()) await text.click({ position: { x: 8, y: 12 } });
  await expect(page.getByRole('button', { name: /^Look up words/u })).toHaveCount(0);
  expect(calls).toEqual([]);

  await player.answer();
  await player.check.click();
  await expect(player.result).toBeVisible();
  await press(page.getByText('нет', { exact: true }));
  await expect(entryOf(page, 'нет').getByRole('heading')).toHaveText('нет');
  await expectAccessible(page);
});

test.describe('without any sound', () => {
  test.use({ tolerated: /ERR_FAILED|Failed to load resource/u });

  test('the button says so, and the lecture is there all the same', async ({ page, baseURL }) => {
    await signUp(page, baseURL ?? '');
    await page.route('**/api/speech?*', (route) => route.abort());
    await page.goto(lecture);
    const example = page.getByRole('figure').filter({ hasText: 'кот' }).first();
    await example.getByRole('button', { name: 'Listen: кот' }).click();
    await expect(
      example.getByRole('button', { name: 'Listen: кот: there is no sound right now. Try again.' }),
    ).toBeVisible();
    await expect(cat(page)).toBeVisible();
  });
});
