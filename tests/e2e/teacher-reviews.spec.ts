import { expect, type Page } from '@playwright/test';
import { comeToLife } from './support/come-to-life';
import { askDatabase, tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { enterAs } from './support/staff';

const idOf = (name: string) => `(select id from users where email = '${name}@demo.govorim.example')`;

/** Anna has finished a lesson, which Boris teaches, and is a member as he is; she has not said anything of him yet. */
async function prepare(): Promise<void> {
  await tellDatabase(
    `insert into profiles (user_id, joined_at, updated_at) select id, now(), now() from users where id in (${idOf('anna')}, ${idOf('boris')})
      on conflict (user_id) do nothing`,
    `delete from blocks where blocker_id in (${idOf('anna')}, ${idOf('boris')})`,
    `delete from teacher_reviews where author_id = ${idOf('anna')}`,
    `insert into rewards (user_id, reason, subject_id, points, paid_at)
      select ${idOf('anna')}, 'lesson', l.id, 20, now() from lessons l
      join course_teachers t on t.course_id = l.course_id and t.user_id = ${idOf('boris')} order by l.id limit 1
      on conflict do nothing`,
  );
}

async function openReviews(page: Page): Promise<void> {
  const [boris] = await askDatabase<{ id: number }>(`select ${idOf('boris')} as id`);
  await page.goto(`/en/profile/${boris?.id}`);
  await comeToLife(page);
  await page.getByRole('tab', { name: 'What learners say' }).click();
  await expect(page).toHaveURL(/\?tab=reviews$/u);
}

test('a learner says what she thinks of her teacher, and he answers', async ({
  page: anna,
  browser,
  baseURL: origin = '',
}) => {
  await prepare();
  await enterAs(anna, origin, 'anna');

  await test.step('Anna writes, and reads it at the top of the list', async () => {
    await openReviews(anna);
    await anna.locator('label', { hasText: '5 stars out of 5' }).click();
    await anna.getByRole('textbox', { name: 'Your review' }).fill('He waits until I find the word myself.');
    await anna.getByRole('button', { name: 'Publish' }).click();
    await expect(anna.getByRole('tabpanel').getByRole('listitem').first()).toContainText(
      'He waits until I find the word myself.',
    );
    await expectAccessible(anna);
  });

  await test.step('Boris answers on his own profile', async () => {
    const boris = await (await browser.newContext({ baseURL: origin })).newPage();
    await enterAs(boris, origin, 'boris');
    await openReviews(boris);
    const first = boris.getByRole('listitem').filter({ hasText: 'He waits until' });
    await first.getByRole('button', { name: 'Answer' }).click();
    await boris.getByRole('textbox', { name: 'Your answer to this review' }).fill('Thank you, Anna.');
    await boris.getByRole('button', { name: 'Send' }).click();
    await expect(first.getByRole('group', { name: 'Answer by the teacher' })).toContainText(
      'Thank you, Anna.',
    );
    await expectAccessible(boris);
  });

  await test.step('Anna reads the answer, and takes her review back', async () => {
    await openReviews(anna);
    await expect(anna.getByText('Thank you, Anna.')).toBeVisible();
    await anna.getByRole('button', { name: 'Remove' }).click();
    await anna.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(anna.getByText('Thank you, Anna.')).toBeHidden();
  });
});
