import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { comeToLife } from './support/come-to-life';
import { askDatabase, tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { enterAs } from './support/staff';

const idOf = (name: string) => `(select id from users where email = '${name}@demo.govorim.example')`;
const ofBoth = `in (${idOf('anna')}, ${idOf('vera')})`;
const wrong = 'Вчера я был в школа.';

/** Anna and Vera are friends of old who have not written to each other yet. */
async function prepare(): Promise<[number, number]> {
  await tellDatabase(
    `insert into profiles (user_id, joined_at, updated_at) select id, now(), now() from users where id ${ofBoth}
      on conflict (user_id) do nothing`,
    `update users set created_at = now() - interval '1 year' where id ${ofBoth}`,
    `delete from blocks where blocker_id ${ofBoth} and blocked_id ${ofBoth}`,
    `delete from dialogs where low_id ${ofBoth} and high_id ${ofBoth}`,
    `delete from cards where user_id = ${idOf('anna')}`,
    `insert into friendships (low_id, high_id, requested_by, created_at, accepted_at)
      values (least(${idOf('anna')}, ${idOf('vera')}), greatest(${idOf('anna')}, ${idOf('vera')}), ${idOf('anna')}, now(), now())
      on conflict (low_id, high_id) do update set accepted_at = now()`,
  );
  const [ids] = await askDatabase<{ anna: number; vera: number }>(
    `select ${idOf('anna')} as anna, ${idOf('vera')} as vera`,
  );
  return [ids?.anna ?? 0, ids?.vera ?? 0];
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comeToLife(page);
}

/** Presses the middle of a word, as a finger does. */
async function press(page: Page, text: Locator, word: string): Promise<void> {
  const place = await text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    throw new Error(`“${wanted}” is not there.`);
  }, word);
  await page.mouse.click(place.x, place.y);
}

test('a partner puts a message right, and its writer learns from it', async ({
  page: anna,
  browser,
  baseURL: origin = '',
}) => {
  const [annaId, veraId] = await prepare();
  const vera = await (await browser.newContext({ baseURL: origin })).newPage();
  await enterAs(anna, origin, 'anna');
  await enterAs(vera, origin, 'vera');
  const greeting = { client_id: randomUUID(), text: 'Привет!' };
  const sent = await vera.request.post(`/api/chat/${annaId}/messages`, {
    headers: { Origin: origin },
    data: greeting,
  });
  expect(sent.status()).toBe(201);
  await open(anna, `/en/chat?with=${veraId}`);
  await open(vera, `/en/chat?with=${annaId}`);
  const [hers, theirs] = [anna, vera].map((page) => page.getByRole('log'));
  if (!hers || !theirs) throw new Error('There are two.');

  await test.step('Anna writes with a mistake', async () => {
    await anna.getByRole('textbox', { name: /^Message to/u }).fill(wrong);
    await anna.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(theirs.getByText(wrong)).toBeVisible();
  });

  await test.step('Vera corrects it, with a reason', async () => {
    await theirs.getByText(wrong).hover();
    await theirs.getByRole('button', { name: 'More about this message' }).last().click();
    await vera.getByRole('menuitem', { name: 'Correct' }).click();
    const text = vera.getByRole('textbox', { name: 'How the message would be right' });
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(wrong);
    await text.fill('Вчера я был в школе.');
    await vera.getByRole('textbox', { name: 'Why? (optional)' }).fill('Где? — в школе');
    await expectAccessible(vera);
    await vera.getByRole('button', { name: 'Send correction' }).click();
    await expect(theirs.getByText('Your correction')).toBeVisible();
    await expect(vera.getByRole('textbox', { name: /^Message to/u })).toBeFocused();
  });

  await test.step('Anna sees at once what is different, and accepts it', async () => {
    await expect(hers.locator('del', { hasText: 'школа' })).toBeVisible({ timeout: 3_000 });
    await expect(hers.locator('ins', { hasText: 'школе' })).toBeVisible();
    await expect(hers.getByText('Why: Где? — в школе')).toBeVisible();
    await anna.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysScroll(anna)).toBe(0);
    await expectAccessible(anna);
    await hers.getByRole('button', { name: 'Accept' }).click();
    await expect(hers.getByText('You accepted it')).toBeFocused();
    await anna.setViewportSize({ width: 1280, height: 720 });
    await expect(theirs.getByText(/accepted it/u)).toContainText('+5 points', { timeout: 3_000 });
  });

  await test.step('The mistake comes back in Anna’s review', async () => {
    const review = await anna.context().newPage();
    await open(review, '/en/courses/review');
    await expect(review.getByText('You once wrote this differently. What is right here?')).toBeVisible();
    await expect(review.getByRole('button', { name: 'школе', exact: true })).toBeVisible();
    await review.close();
  });

  await test.step('Vera presses a word to look it up, and has the stress shown', async () => {
    await press(vera, theirs.getByText(wrong).first(), 'Вчера');
    const entry = vera.getByRole('dialog', { name: /Вчера/u });
    await expect(entry.getByRole('heading', { name: /Вчера\u0301/u })).toBeVisible();
    await vera.keyboard.press('Escape');
    await vera.getByRole('button', { name: /^More about the conversation/u }).click();
    await vera.getByRole('menuitem', { name: 'Show stress marks' }).click();
    await expect(theirs.getByText('Вчера\u0301 я был в шко\u0301ла.')).toBeVisible();
    await vera.getByRole('button', { name: /^More about the conversation/u }).click();
    await vera.getByRole('menuitem', { name: 'Hide stress marks' }).click();
    await expect(theirs.getByText(wrong).first()).toBeVisible();
  });
});
