import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '@/lib/people/demo/demo-people';
import type messages from '@/messages/en/comments.json';
import type moderationMessages from '@/messages/en/moderation.json';
import type reportMessages from '@/messages/en/reports.json';
import { comeToLife } from './support/come-to-life';
import { expectAccessible, test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { enterAs } from './support/staff';
import { untilQuiet } from './support/until-quiet';

// The boundary: a unit test holds the files to one another.
const words = JSON.parse(readFileSync('messages/en/comments.json', 'utf8')) as typeof messages;
const reports = JSON.parse(readFileSync('messages/en/reports.json', 'utf8')) as typeof reportMessages;
const moderation = JSON.parse(
  readFileSync('messages/en/moderation.json', 'utf8'),
) as typeof moderationMessages;
const post = '/en/blog/culture/ty-and-vy';

// Who is offline for a moment, and a piece of the program that does not come.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/u });

/** The comments of an article, as somebody sees and uses them. */
class Talk {
  readonly region: Locator;
  readonly field: Locator;
  readonly send: Locator;

  constructor(readonly page: Page) {
    this.region = page.getByRole('region', { name: words.title });
    this.field = this.region.getByLabel(words.form.label);
    this.send = this.region.getByRole('button', { name: words.form.send, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(post);
    await this.come();
    await expect(this.field).toBeVisible();
  }

  async come(): Promise<void> {
    await this.region.scrollIntoViewIfNeeded();
  }

  of(text: string) {
    return this.region.getByRole('article').filter({ hasText: text });
  }

  press(text: string, button: string | RegExp) {
    return this.of(text).getByRole('button', { name: button, exact: true }).click();
  }

  async say(text: string): Promise<void> {
    await this.field.fill(text);
    await this.send.click();
    await expect(this.of(text)).toBeFocused();
  }

  async remove(text: string): Promise<void> {
    await this.press(text, words.comment.delete);
    await this.page.getByRole('alertdialog').getByRole('button', { name: words.delete.confirm }).click();
    await expect(this.of(text)).toHaveCount(0);
  }
}

test('Anna asks under an article, Boris answers, and Глеб looks after what is reported', async ({
  page,
  browser,
  baseURL,
}) => {
  // Four people, one after the other, on a busy machine.
  test.setTimeout(120_000);
  const origin = baseURL ?? '';
  const anna = new Talk(page);
  const enter = async (name: 'boris' | 'gleb') => {
    const other = await (await browser.newContext({ baseURL: origin })).newPage();
    await enterAs(other, origin, name);
    return other;
  };
  await page.setViewportSize({ width: 360, height: 740 });

  await test.step('a piece that cannot be fetched leaves the article as it is', async () => {
    await page.goto(post);
    await comeToLife(page);
    await untilQuiet(page);
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await anna.come();
    await expect(anna.region.getByRole('alert')).toContainText(words.failed);
    await expect(page.locator('#article')).toBeVisible();
    await page.unroute('**/_next/static/chunks/**');
    await anna.region.getByRole('button', { name: words.again }).click();
    await expect(anna.region.getByText(words.empty)).toBeVisible();
  });

  await test.step('a draft outlives a reload and the way through the sign-in page', async () => {
    const draft = 'Does one say **вы** to a cat?';
    await anna.field.fill(draft);
    await expect(anna.region.getByText(words.login.text)).toBeVisible();
    await page.reload();
    await anna.come();
    await expect(anna.field).toHaveValue(draft);
    await anna.region.getByRole('link', { name: words.login.logIn }).click();
    await page.getByLabel('E-mail').fill('anna@demo.govorim.example');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${post}$`, 'u'));
    await expect(anna.field).toHaveValue(draft);
    await expect(anna.field).toBeFocused();
    await anna.send.click();
    await expect(anna.of('to a cat?')).toBeFocused();
    await expect(anna.field).toHaveValue('');
    await expect(anna.of('to a cat?').locator('strong')).toHaveText('вы');
  });

  await test.step('without a connection nothing is lost, and nothing comes twice', async () => {
    await page.context().setOffline(true);
    await anna.field.fill('Said on a train.');
    await anna.send.click();
    await expect(anna.region.getByRole('alert')).toBeVisible();
    await page.context().setOffline(false);
    await anna.send.click();
    await expect(anna.of('Said on a train.')).toHaveCount(1);
    await expect(anna.region).toContainText('2 comments');
  });

  await test.step('she changes one, and takes one back', async () => {
    await anna.press('to a cat?', words.comment.edit);
    await anna.region.getByLabel(words.form.editLabel).fill('Does one say вы to a dog?');
    await anna.region.getByRole('button', { name: words.form.save }).click();
    await expect(anna.of('to a dog?')).toContainText(words.comment.edited);
    await anna.remove('Said on a train.');
    await expect(anna.region).toContainText('1 comment');
  });

  const boris = new Talk(await enter('boris'));
  await test.step('Boris likes it, answers, and reports another', async () => {
    await anna.say('Buy watches here.');
    await boris.open();
    const like = boris.of('to a dog?').getByRole('button', { name: /^Like the comment/u });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await boris.press('to a dog?', words.comment.answer);
    await boris.region.getByLabel(/^Your answer to/u).fill('Only to a *very* old one.');
    await boris.page.keyboard.press('Control+Enter');
    await expect(boris.of('very old one.')).toBeFocused();
    await boris.region.getByRole('button', { name: words.sort.best }).click();
    await expect(boris.region.getByRole('article').first()).toContainText('to a dog?');
    await boris.press('Buy watches', words.comment.report);
    const dialog = boris.page.getByRole('dialog', { name: words.report.title });
    await dialog.getByLabel(reports.dialog.message).fill('He sells watches.');
    await expectAccessible(boris.page);
    await dialog.getByRole('button', { name: reports.dialog.send }).click();
    await expect(
      boris.of('Buy watches').getByRole('button', { name: words.comment.reported }),
    ).toBeDisabled();
  });

  await test.step('Глеб hides it and says why: Anna reads that, and nobody else the comment', async () => {
    const gleb = await enter('gleb');
    await gleb.goto('/en');
    await gleb.getByRole('button', { name: /^Account of/u }).click();
    await gleb.getByRole('banner').getByRole('link', { name: moderation.title }).click();
    const report = gleb.getByRole('listitem').filter({ hasText: 'Buy watches' }).first();
    await expect(report).toContainText('He sells watches.');
    await expectAccessible(gleb);
    await gleb.getByRole('link', { name: moderation.allComments }).click();
    const item = gleb.getByRole('listitem').filter({ hasText: 'Buy watches' }).first();
    await item.getByRole('button', { name: words.moderation.hide }).click();
    await item.getByLabel(words.moderation.reason).fill('This is no market.');
    await item.getByRole('button', { name: words.moderation.hideConfirm }).click();
    await expect(item).toContainText(words.moderation.states.hidden);
    await boris.open();
    await expect(boris.of('to a dog?')).toBeVisible();
    await expect(boris.of('Buy watches')).toHaveCount(0);
    await anna.open();
    await expect(anna.of('Buy watches')).toContainText('This is no market.');
    // The frame as a phone shows it.
    await expectAccessible(page, { withFrame: true });

    await item.getByRole('button', { name: words.moderation.restore }).click();
    await expect(item).toContainText(words.moderation.states.restored);
    await boris.open();
    await expect(boris.of('Buy watches')).toBeVisible();
    await gleb.context().close();
  });

  await test.step('what Anna takes back keeps its answers', async () => {
    await anna.remove('to a dog?');
    await expect(anna.region.getByText(words.comment.deleted)).toBeFocused();
    await expect(anna.of('very old one.')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
