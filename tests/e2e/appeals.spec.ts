import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type messages from '@/messages/en/appeals.json';
import { tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { LessonCalls } from './support/lesson-calls';
import { signUp } from './support/newcomer';
import { Player } from './support/player';
import { enterAs } from './support/staff';

// The boundary: a unit test holds the files to one another.
const words = JSON.parse(readFileSync('messages/en/appeals.json', 'utf8')) as typeof messages;

// What is refused at its field.
test.use({ tolerated: /status of 400/u });

test('Maria reports an answer, Boris accepts it, and her points come back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const origin = baseURL ?? '';
  // Not to be met in another journey; a second go finds it declined or accepted, so it is new each time.
  const answer = `иначе ${Date.now()}`;
  const player = new Player(page, 'en', 'alphabet');
  const points = page.getByRole('banner').getByText(/^\d+$/u);
  await signUp(page, origin);
  const calls = await LessonCalls.open(page.request, origin, 'alphabet');
  await calls.answerUntil(({ kind }) => kind === 'write');
  await page.goto('/en/courses/show?course=russian-from-zero&lesson=alphabet&practice=1');

  await test.step('she answers otherwise, and says that it is right', async () => {
    await player.field.fill(answer);
    await player.check.click();
    await expect(player.result).toContainText(player.t('verdict.wrong'));
    await page.getByRole('button', { name: words.report.button }).click();
    const dialog = page.getByRole('dialog', { name: words.report.title });
    await expect(dialog).toContainText(answer);
    await expectAccessible(page);
    await dialog.getByLabel(words.report.note).fill('я'.repeat(301));
    await expect(dialog).toContainText('1 character too many');
    await dialog.getByLabel(words.report.note).fill('So sagt meine Oma.');
    await dialog.getByRole('button', { name: words.report.send }).click();
    await expect(dialog.getByRole('status')).toContainText(words.outcome.waiting);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: words.report.sent })).toBeFocused();
  });

  const before = await pointsOf();
  await page.goto('/en/courses/appeals');
  await expect(page.getByRole('listitem').filter({ hasText: answer })).toContainText(words.outcome.waiting);
  expect(await sidewaysScroll(page)).toBe(0);

  await test.step('Boris sees it without her name, must say why he declines, and accepts', async () => {
    await tellDatabase(
      `insert into course_teachers (course_id, user_id, added_at) select c.id, u.id, now() from courses c, users u where c.slug = 'russian-from-zero' and u.email = 'boris@demo.govorim.example' on conflict do nothing`,
    );
    const context = await browser.newContext();
    const his = await context.newPage();
    await enterAs(his, origin, 'boris');
    await his.goto(`${origin}/en/courses/teaching/appeals?course=russian-from-zero`);
    const group = his.getByRole('listitem').filter({ hasText: answer }).first();
    await expect(group).toContainText('So sagt meine Oma.');
    await expect(his.getByRole('main')).not.toContainText('Мария');
    await expectAccessible(his);
    await group.getByRole('button', { name: words.teach.decline }).click();
    await expect(group.getByLabel(words.teach.reason)).toHaveAttribute('aria-invalid', 'true');
    await group.getByLabel(words.teach.reason).fill('Stimmt, so geht es auch.');
    await group.getByRole('button', { name: words.teach.accept }).click();
    await expect(group.getByRole('status')).toContainText(words.teach.accepted);
    await context.close();
  });

  await test.step('she hears of it, and has her points', async () => {
    await expect.poll(pointsOf).toBe(before + 10);
    await page.goto('/en/courses');
    await page.getByRole('link', { name: words.line.look }).click();
    const report = page.getByRole('listitem').filter({ hasText: answer });
    await expect(report).toContainText(words.outcome.accepted);
    await expect(report).toContainText('You got 10 more points.');
    await expect(report).toContainText('Stimmt, so geht es auch.');
    await expect(points).toHaveText(String(before + 10));
    await expectAccessible(page);
    await page.goto('/en/courses');
    await expect(page.getByRole('link', { name: words.line.look })).toBeHidden();
  });

  async function pointsOf(): Promise<number> {
    const response = await page.request.get('/api/auth/me');
    // The boundary: the answer is ours.
    return ((await response.json()) as { user: { points: number } }).user.points;
  }
});
