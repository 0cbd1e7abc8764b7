import { expect } from '@playwright/test';
import { tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { expectSaved, promised, untilSeen } from './support/published';
import { enterAs } from './support/staff';
import { untilQuiet } from './support/until-quiet';

/* An article from its first letter to its readers. */
const sentence = 'Сегодня идёт снег';

// Who is offline for a moment, and a page that is not there yet.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|404/u });

test('Борис writes an article, and everybody can read it when he wants', async ({
  page,
  browser,
  baseURL: origin,
}) => {
  const baseURL = origin ?? '';
  test.setTimeout(90_000);
  await tellDatabase(
    `insert into categories (slug, position, title, summary)
     values ('walks', 900, '{"ru":"Прогулки","en":"Walks"}', '{"ru":"О прогулках","en":"About walks"}')`,
  );
  const { request: visitor } = await browser.newContext({ baseURL });
  await enterAs(page, baseURL, 'boris');
  const text = page.getByLabel('Text', { exact: true });
  const preview = page.getByRole('article');
  const body = (words: string) => `## Снег\n\n> ${words}.\n>\n> It is snowing.`;

  await test.step('he begins, and sees it as his readers will', async () => {
    await page.goto('/en/blog/write');
    await page.getByRole('button', { name: 'New article' }).click();
    const dialog = page.getByRole('dialog', { name: 'New article' });
    await dialog.getByLabel('Title').fill('Снег и книги');
    await dialog.getByLabel('Category').selectOption('Walks');
    await dialog.getByLabel('First language').selectOption('Русский');
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByRole('heading', { name: '/sneg-i-knigi' })).toBeVisible();
    await expect(page.getByText('An administrator has to approve you')).toBeVisible();
    await page.getByLabel('Description').fill('О зиме и о чтении.');
    await text.fill(body(sentence));
    await expect(preview.getByRole('heading', { name: 'Снег', exact: true })).toBeVisible();
    await expectSaved(page);
    await expectAccessible(page);
  });

  await test.step('without a connection nothing is lost', async () => {
    await page.context().setOffline(true);
    await text.press('End');
    await page.keyboard.type(' В поезде.');
    await expect(page.locator('[data-saving="offline"]')).toBeVisible();
    await page.context().setOffline(false);
    await expectSaved(page);
  });

  await test.step('Дина approves him', async () => {
    const staff = await (await browser.newContext({ baseURL })).newPage();
    await enterAs(staff, baseURL, 'dina');
    await staff.goto('/en/admin/teachers');
    await staff.getByRole('button', { name: /^Let Борис .+ publish$/u }).click();
    await expect(staff.getByRole('status').filter({ hasText: 'may publish now' })).toBeVisible();
    await staff.context().close();
  });

  const post = '/blog/walks/sneg-i-knigi';
  async function publish(submit: string) {
    await page
      .getByRole('button', { name: /^Publish/u })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByRole('button', { name: submit }).click();
    await expect(dialog).toBeHidden();
  }

  await test.step('he publishes, and changes it', async () => {
    await page.reload();
    expect((await visitor.get(post)).status()).toBe(404);
    await publish('Publish now');
    expect(await untilSeen(visitor, post, (html) => html.includes('идёт снег'))).toBeLessThan(promised);
    await text.fill(body('Завтра будет метель'));
    await expectSaved(page);
    await publish('Publish now');
    expect(await untilSeen(visitor, post, (html) => html.includes('метель'))).toBeLessThan(promised);
  });

  await test.step('from the article he comes back to its text; nobody else is shown the way', async () => {
    const editor = page.url();
    await page.goto(post);
    await page.getByRole('link', { name: 'Изменить' }).click();
    await expect(page).toHaveURL(/\/blog\/write\/\d+\?locale=ru$/u);
    await page.goto(editor);

    const other = await (await browser.newContext({ baseURL })).newPage();
    const link = other.getByRole('link', { name: 'Изменить' });
    await other.goto(post);
    await expect(other.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
    await expect(link).toHaveCount(0);
    await enterAs(other, baseURL, 'anna');
    const account = other.getByRole('banner').getByRole('button', { name: /Анна/u });
    await other.goto('/courses');
    await expect(account).toBeVisible();
    await other.goto(post);
    await expect(account).toBeVisible();
    await untilQuiet(other);
    await expect(link).toHaveCount(0);
    await other.context().close();
  });

  await test.step('he translates it, with the source beside', async () => {
    await page.getByLabel('Language', { exact: true }).selectOption({ label: '+ English' });
    await page.getByRole('button', { name: 'Other language' }).click();
    await expect(preview.getByText('метель')).toBeVisible();
    await page.getByLabel('Title', { exact: true }).fill('Snow and books');
    await page.getByLabel('Description').fill('About winter and reading.');
    await text.fill(body('Завтра будет метель').replace('## Снег', '## A blizzard'));
    await expectSaved(page);
    await publish('Publish now');
    expect(await untilSeen(visitor, `/en${post}`, (html) => html.includes('A blizzard'))).toBeLessThan(
      promised,
    );
  });

  await test.step('what it said before comes back, as a draft', async () => {
    await page.getByLabel('Language', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Revisions' }).click();
    await expect(page.getByRole('button', { name: 'Compare' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Compare' }).last().click();
    await expect(page.locator('del, ins').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restore' }).last().click();
    await expect(text).toHaveValue(/идёт снег/u);
  });

  await test.step('taken back it is gone; on the clock it comes by itself, in both languages', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
    const gone = await untilSeen(visitor, post, (_, status) => status === 404);
    expect(gone).toBeLessThan(promised);
    await page.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByLabel('Русский').check();
    await dialog.getByLabel('English').check();
    await dialog.getByText('At a set time').click();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 11);
    await dialog.getByLabel('Day and time').fill(`${tomorrow}10:00`);
    await dialog.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await expect(dialog.getByText(/^That is .+ UTC\.$/u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByText(/^Appears .+Asia\/Tokyo/u)).toBeVisible();
    // The moment has come.
    await tellDatabase(`update documents set scheduled_for = now() where slug = 'sneg-i-knigi'`);
    const isBack = (_: string, status: number) => status === 200;
    const waits = await Promise.all([post, `/en${post}`].map((path) => untilSeen(visitor, path, isBack)));
    expect(Math.max(...waits)).toBeLessThan(promised);
    expect(await (await visitor.get(post)).text()).toContain('идёт снег');
  });
});
