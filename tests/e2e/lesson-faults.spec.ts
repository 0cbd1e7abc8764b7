import { expect, type Page } from '@playwright/test';
import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import { tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { LessonCalls } from './support/lesson-calls';
import { signUp } from './support/newcomer';
import { Player } from './support/player';

const practice = '/en/courses/show?course=russian-from-zero&lesson=alphabet&practice=1';
const ofLesson = `lesson_id = (select id from lessons where slug = 'alphabet')`;
const firstIs = (what: string) =>
  `update exercises set ${what} where ${ofLesson} and position = (select min(position) from exercises where ${ofLesson} and not withdrawn)`;

// What is gone meanwhile is answered with 404, a turn that has passed with 400.
test.use({ tolerated: /status of 40[04]/u });

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress', exact: true });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('two windows on one lesson: the first answer counts, and the other window says so and goes along', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await signUp(page, baseURL ?? '');
  const other = await context.newPage();
  const [here, there] = [new Player(page, 'en', 'alphabet'), new Player(other, 'en', 'alphabet')];
  await page.goto(practice);
  await here.current();
  await other.goto(practice);
  await there.answer();
  await there.checkAndGoOn();

  await test.step('an answer that differs is told that the first one counts', async () => {
    await here.give(otherwise(await here.current()));
    await here.check.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'already answered this in another window' }),
    ).toContainText('that answer counts: Right!');
    await expectAccessible(page);
    await here.goOn();
    await expect(progress(page)).toHaveAttribute('aria-valuetext', '1 of 18 done');
  });

  await test.step('a hint for what has passed leads to where the lesson stands now', async () => {
    await there.answer();
    await there.checkAndGoOn();
    await page.getByRole('button', { name: /^Hint/u }).click();
    await expect(status(page, 'You have continued this lesson in another window.')).toBeVisible();
    await expectAccessible(page);
    await expect(progress(page)).toHaveAttribute('aria-valuetext', '2 of 18 done');
  });

  await test.step('when the other window finishes, this one comes to the same end', async () => {
    const calls = await LessonCalls.open(page.request, baseURL ?? '', 'alphabet');
    await calls.answerUntil((_, answered) => answered === 17);
    await Promise.all([page.reload(), other.reload()]);
    await here.current();
    await there.finish();
    await page.getByRole('button', { name: /^Hint/u }).click();
    await expect(here.summary).toBeVisible();
    await expect(status(page, 'You have continued this lesson in another window.')).toBeVisible();
    await expect(page.getByRole('main').getByText('200', { exact: true })).toBeVisible();
  });
  await other.close();
});

test.describe('the authors change a lesson while it is being done', () => {
  test.beforeEach(() => tellDatabase('create table kept as select * from exercises'));
  test.afterEach(() =>
    tellDatabase(
      'update exercises set content = kept.content, withdrawn = kept.withdrawn from kept where kept.id = exercises.id',
      'drop table kept',
      'update lessons set withdrawn = false',
    ),
  );

  test('an exercise changed, then taken out, then the whole lesson: each is said, and nothing is lost', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await signUp(page, baseURL ?? '');
    await page.goto(practice);
    const player = new Player(page, 'en', 'alphabet');
    const changed = status(page, 'The authors have just changed this lesson.');
    const first = await player.current();

    await test.step('changed: the answer to the old one is not graded, the new one is asked', async () => {
      await player.answer();
      await tellDatabase(
        firstIs(
          `content = content || '{"note": {"ru": "Новое.", "en": "New.", "de": "Neu."}}' || jsonb_build_object('prompt', jsonb_set(content -> 'prompt', '{en}', to_jsonb((content #>> '{prompt,en}') || ' Look closely.')))`,
        ),
      );
      await player.check.click();
      await expect(changed).toBeVisible();
      expect(await player.current()).toEqual(first);
      await player.answer();
      await player.check.click();
      await expect(player.result).toContainText('New.');
      await player.goOn();
      await expect(changed).toBeHidden();
    });

    await test.step('taken out: the next one is asked, and what was done is kept', async () => {
      const second = await player.current();
      await player.answer();
      await tellDatabase(
        `update exercises set withdrawn = true where ${ofLesson} and position = (select min(position) + 1 from exercises where ${ofLesson})`,
      );
      await player.check.click();
      await expect(changed).toBeVisible();
      expect(await player.current()).not.toEqual(second);
      await expect(progress(page)).toHaveAttribute('aria-valuetext', '1 of 17 done');
    });

    await test.step('withdrawn as a whole: says so and leads out', async () => {
      await player.answer();
      await tellDatabase(`update lessons set withdrawn = true where slug = 'alphabet'`);
      await player.check.click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'This lesson is not here any more.' }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'To the course' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Russian from zero' })).toBeVisible();
    });

    await test.step('back again: she goes on where she was, and the answer of that moment counts', async () => {
      await tellDatabase(`update lessons set withdrawn = false where slug = 'alphabet'`);
      await page.goto(practice);
      await expect(progress(page)).toHaveAttribute('aria-valuetext', '2 of 17 done');
    });
  });
});

/** The same exercise as somebody sees it who takes another option for the right one. */
function otherwise(content: ExerciseContent): ExerciseContent {
  if (content.kind !== 'choice') throw new Error('The lesson begins with a choice.');
  const names = content.options.map((option) => (typeof option === 'string' ? option : option.en));
  return { ...content, answer: names.find((name) => name !== content.answer) ?? '' };
}

test('a question of the level test is taken out while it is being answered: says so and asks the next', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL ?? '');
  const coming = page.waitForResponse('**/api/placements');
  await page.goto('/en/courses/placement?test=1');
  const { current } = (await (await coming).json()) as { current: { item: number } };
  const question = page.getByRole('progressbar', { name: 'Level test' });
  try {
    await tellDatabase(`update placement_items set withdrawn = true where id = ${current.item}`);
    await page.getByRole('button', { name: 'I don’t know' }).click();
    await expect(status(page, 'This question was taken out of the test')).toBeVisible();
    await expect(question).toHaveAttribute('aria-valuetext', 'Question 1 of at most 15');
  } finally {
    await tellDatabase('update placement_items set withdrawn = false');
  }
});
