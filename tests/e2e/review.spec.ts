import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type messages from '@/messages/en/review.json';
import { tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { signUp } from './support/newcomer';

// The boundary: a unit test holds the files to one another.
const words = (JSON.parse(readFileSync('messages/en/review.json', 'utf8')) as typeof messages).words;

// What is refused at its field.
test.use({ tolerated: /status of 400/u });

test('keeps words of one’s own and reviews them, on two devices and after a break', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await signUp(page, baseURL ?? '');

  await test.step('nothing is there yet', async () => {
    await page.goto('/en/courses/review');
    await expect(page.getByText('Nothing to review yet')).toBeVisible();
    await page.getByRole('link', { name: 'My words' }).click();
    await expect(page.getByText('There are no cards yet.')).toBeVisible();
  });

  await test.step('adds two words; what cannot be learnt is refused at its field', async () => {
    await page.getByRole('button', { name: 'Add a word' }).click();
    await page.getByLabel('Russian', { exact: true }).fill('snow');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Russian', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await fillCard(page, 'снег', 'snow');
    await page.getByRole('button', { name: 'Add a word' }).click();
    await fillCard(page, 'дождь', 'rain');
  });

  await page.goto('/en/courses/words');
  await page.getByRole('link', { name: 'Review 2 cards' }).click();

  await test.step('answers, and knows better than the rating: keys 1 to 4 choose', async () => {
    await expect(page.getByRole('heading', { name: /snow/u })).toBeVisible();
    await answer(page, 'снег');
    await expect(result(page)).toContainText('Right!');
    const hard = page.getByRole('button', { name: /^Hard: comes back in \d+ minutes$/u });
    await expect(hard).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('2');
    await expect(hard).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('4');
    await expect(page.getByRole('button', { name: /^Easy: comes back in \d+ days$/u })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);
    await page.keyboard.press('Enter');
  });

  await test.step('a failed network keeps the answer', async () => {
    await expect(page.getByRole('heading', { name: /rain/u })).toBeVisible();
    await page.route('**/api/cards/*/reviews', (route) => route.abort('internetdisconnected'));
    await answer(page, 'дождь');
    await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible({
      timeout: 15_000,
    });
    await expect(field(page)).toHaveValue('дождь');
    await page.unroute('**/api/cards/*/reviews');
  });

  await test.step('another device was faster: this one is told so, and shown what counts', async () => {
    const [rain] = await listCards(page);
    const data = { turn: 0, answer: { kind: 'write', text: 'снег' }, seconds: 3 };
    const headers = { Origin: baseURL ?? '' };
    const first = await page.request.post(`/api/cards/${rain?.id}/reviews`, { headers, data });
    expect(first.status()).toBe(201);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'on another device' })).toContainText('Not quite');
    await expectAccessible(page);
    await page.keyboard.press('4');
    await expect(page.getByRole('button', { name: /^Easy/u })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('done for today', async () => {
    await expect(page.getByText('Review done for today')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'reviewed 2 cards today' })).toContainText(
      'Nothing is due tomorrow.',
    );
    await expectAccessible(page);
  });

  await test.step('a paused card is found among those', async () => {
    await page.getByRole('link', { name: 'My words' }).click();
    await page.getByRole('button', { name: 'What to do with “дождь”' }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    // Only what is stored can be found: the list is asked for anew with each filter.
    await expect(page.getByRole('listitem').filter({ hasText: 'rain' })).toContainText('Paused');
    await page.getByLabel(words.filter).selectOption('paused');
    await expect(page.getByRole('listitem').filter({ hasText: 'rain' })).toContainText('Paused');
    await expect(page.getByRole('listitem').filter({ hasText: 'snow' })).toBeHidden();
    await page.getByLabel(words.filter).selectOption('all');
    await page.getByLabel(words.search).fill('СНЕГ');
    await expect(page.getByRole('listitem').filter({ hasText: 'rain' })).toBeHidden();
    await expect(page.getByText(words.end)).toBeVisible();
  });

  await test.step('a card is removed after one question, and the focus stays near', async () => {
    await page.getByLabel(words.search).fill('');
    await expect(page.getByRole('listitem').filter({ hasText: 'rain' })).toBeVisible();
    await page.getByRole('button', { name: 'Add a word' }).click();
    await fillCard(page, 'ветер', 'wind');
    const tools = page.getByRole('button', { name: 'What to do with “ветер”' });
    const question = page.getByRole('alertdialog', { name: 'Remove “ветер”?' });
    await tools.click();
    await page.getByRole('menuitem', { name: words.remove }).click();
    await expect(question.getByRole('button', { name: words.keep })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tools).toBeFocused();
    await tools.click();
    await page.getByRole('menuitem', { name: words.remove }).click();
    await question.getByRole('button', { name: words.remove }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'wind' })).toBeHidden();
    await expect(page.getByRole('list', { name: words.title })).toBeFocused();
  });

  await test.step('after a break the backlog is spread, once its preview has been seen', async () => {
    const [rain] = await listCards(page);
    await tellDatabase(
      `insert into cards (user_id, source, own, due, stability, difficulty, state, reps, lapses, learning_steps,
         scheduled_days, last_review_at, created_at)
       select user_id, 'own', jsonb_build_object('russian', 'слово', 'meaning', 'word ' || number),
         due - interval '40 days' - number * interval '1 hour', 8, 5, 2, 3, 0, 0, 8, due - interval '60 days', created_at
       from cards, generate_series(1, 45) number where cards.id = ${rain?.id}`,
    );
    await page.setViewportSize({ width: 360, height: 720 });
    await page.goto('/en/courses/review');
    await page.getByRole('button', { name: 'Spread over days' }).click();
    await page.getByLabel('Cards a day').selectOption('10');
    const days = page.getByRole('table', { name: 'What would come each day' });
    await expect(days.getByRole('row', { name: 'Today 10' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Spread', exact: true }).click();
    await expect(page.getByText('10 cards left')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer in Russian' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

async function answer(page: Page, text: string) {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Check' }).click();
}

async function fillCard(page: Page, russian: string, meaning: string) {
  await page.getByLabel('Russian', { exact: true }).fill(russian);
  await page.getByLabel('Meaning', { exact: true }).fill(meaning);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: meaning })).toBeVisible();
}

/** The latest first. */
async function listCards(page: Page): Promise<{ id: number }[]> {
  const response = await page.request.get('/api/cards');
  return ((await response.json()) as { cards: { id: number }[] }).cards;
}
