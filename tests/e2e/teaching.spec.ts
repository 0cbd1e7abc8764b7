import { expect } from '@playwright/test';
import { expectAccessible, test } from './support/journey';
import { enterAs } from './support/staff';

const page404 = /There is nothing|not found/iu;
const course = '/en/courses/teaching/course?course=russian-from-zero';

test('Борис looks at how learners get on with his course', async ({ page, baseURL }) => {
  await enterAs(page, baseURL ?? '', 'boris');
  for (const path of ['/en', '/en/courses']) {
    await page.goto(path);
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect(first).toHaveText('Courses you teach');
    await expect(page.getByRole('link', { name: 'Begin the first lesson' })).toHaveCount(0);
  }
  await page.getByRole('main').getByRole('link', { name: 'Courses you teach' }).click();
  await expect(page.getByRole('heading', { name: 'Courses you teach' })).toBeVisible();

  await test.step('the course, lesson by lesson', async () => {
    await page.getByRole('link', { name: 'See the figures' }).first().click();
    await expect(page.getByRole('heading', { name: 'Russian from zero', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'From lesson to lesson' })).toBeVisible();
    // He may look, but does not say who else may.
    await expect(page.getByRole('region', { name: 'Teachers of this course' })).toHaveCount(0);
  });

  await test.step('a lesson, exercise by exercise, in another order', async () => {
    await page.getByRole('region', { name: 'From lesson to lesson' }).getByRole('link').first().click();
    const exercises = page.getByRole('region', { name: /^Exercises: / });
    await expect(exercises).toBeVisible();
    await expect(exercises.getByRole('heading', { level: 3 }).first()).toHaveText(/^1\. /u);
    await exercises.getByLabel('Order').selectOption('Hardest first');
    await expect(exercises.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await exercises.getByText('What the figures mean').click();
    await expect(exercises.getByText(/test makers call it facility/u)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the table is there to be downloaded', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as CSV' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^russian-from-zero-.+\.csv$/u);
  });
});

test.describe('somebody else', () => {
  test.use({ tolerated: /404/u });

  test('Анна the learner finds no such page, and no link to it', async ({ page, baseURL }) => {
    await enterAs(page, baseURL ?? '', 'anna');
    for (const path of ['/en/courses/teaching', course]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText(page404).first()).toBeVisible();
    }
    await page.goto('/en/courses');
    await expect(page.getByRole('heading', { name: 'My courses' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Courses you teach' })).toHaveCount(0);
  });
});

test.describe('the administrator', () => {
  // What is refused at its field.
  test.use({ tolerated: /status of 400/u });

  test('Дина gives a course to somebody and takes it back', async ({ page, baseURL }) => {
    await enterAs(page, baseURL ?? '', 'dina');
    await page.goto(course);
    const teachers = page.getByRole('region', { name: 'Teachers of this course' });
    const email = teachers.getByLabel('E-mail of a teacher');
    const add = teachers.getByRole('button', { name: 'Add', exact: true });
    const gleb = teachers.getByText('Глеб Зайцев', { exact: true });

    await test.step('who is no teacher is refused at the field', async () => {
      await email.fill('anna@demo.govorim.example');
      await add.click();
      await expect(email).toHaveAccessibleDescription(/Nobody who teaches has this e-mail address/u);
      await expect(email).toBeFocused();
    });

    await test.step('who may teach is added', async () => {
      await email.fill('gleb@demo.govorim.example');
      await add.click();
      await expect(teachers.getByRole('status')).toHaveText('Глеб Зайцев looks after this course now.');
      await expect(gleb).toBeVisible();
    });

    await test.step('removing asks first', async () => {
      await teachers.getByRole('button', { name: 'Remove Глеб Зайцев' }).click();
      const question = page.getByRole('alertdialog', { name: 'Remove Глеб Зайцев from this course?' });
      await question.getByRole('button', { name: 'Keep' }).click();
      await expect(question).toBeHidden();
      await expect(gleb).toBeVisible();
      await teachers.getByRole('button', { name: 'Remove Глеб Зайцев' }).click();
      await question.getByRole('button', { name: 'Remove' }).click();
      await expect(gleb).toHaveCount(0);
      await expect(teachers.getByRole('status')).toHaveText('Глеб Зайцев no longer looks after this course.');
    });

    await test.step('the staff log has both', async () => {
      await page.goto('/en/admin/log');
      await expect(
        page.getByRole('heading', { name: /^Teacher removed from a course/u }).first(),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Teacher added to a course/u }).first()).toBeVisible();
    });
  });
});
