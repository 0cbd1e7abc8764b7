import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkContent } from '@/lib/content/check';
import { checkComplete } from '@/lib/content/language/complete';
import { readMinima } from '@/lib/content/lexicon/minima';
import { reportContent } from '@/lib/content/report';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { ContentFixture } from '@/tests/support/content/fixture';

let fixture: ContentFixture;
beforeEach(async () => {
  fixture = await ContentFixture.create();
});
afterEach(() => fixture.dispose());

const messages = async () => (await checkContent(fixture.folder)).faults.map(({ message }) => message);

/** A second course with a lesson whose exercises use a form of a word of the first. */
async function followUp(after: string): Promise<string[]> {
  await fixture.writeLesson('../next/more', ['лес', 'суд', 'род', 'мост'], ['э́то', 'и', 'не']);
  await fixture.write(
    '../next/course.yaml',
    `level: A1\n${after}title: { ru: Да, en: b, de: c }\nsummary: { ru: Да, en: b, de: c }\nlessons: [more]\n`,
  );
  await fixture.change('../next/more/exercises.yaml', 'Э́то не мост.', 'Э́то не мост дру́га.', 'id: write-not');
  return messages();
}

describe('a course that comes after another', () => {
  it('knows every form of the words of that course', async () => {
    expect(await followUp('after: [course]\n')).toEqual([]);
  });
  it('and one that stands alone does not', async () => {
    expect(await followUp('')).toEqual(['“дру́га” is not taught by this lesson.']);
  });
});

it('a word of the theme need not be practised, and every other must', async () => {
  const word = (extra: string) =>
    `  - id: uncle\n    ru: дед\n    part: noun\n${extra}    gloss: { ru: м, en: a, de: b }\n    example: { ru: Дед., en: a, de: b }\n`;
  await fixture.change('people/lesson.yaml', '  - id: noun-1', `${word('    extra: true\n')}  - id: noun-1`);
  expect(await messages()).toEqual([]);
  await fixture.change('people/lesson.yaml', '    extra: true\n', '');
  expect(await messages()).toEqual([expect.stringContaining('“дед” occurs in 0 exercises')]);
});

it('pairs of Russian with Russian are not to be matched by their first letters', async () => {
  const exercises = await fixture.read('people/exercises.yaml');
  const start = exercises.indexOf('  pairs:', exercises.indexOf('id: match-again'));
  const end = exercises.indexOf('- id: write-first');
  const withPairs = (...pairs: string[]) =>
    fixture.write(
      'people/exercises.yaml',
      `${exercises.slice(0, start)}  pairs:\n${pairs.map((pair) => `    - [${pair}]\n`).join('')}${exercises.slice(end)}`,
    );
  await withPairs('брат, бра́та', 'друг, дру́га', 'сын, сы́на', 'врач, врача́');
  expect(await messages()).toContainEqual(expect.stringContaining('begin alike'));
  await withPairs('брат, дру́га', 'друг, бра́та', 'сын, сы́на', 'врач, врача́');
  expect((await messages()).some((message) => message.includes('begin alike'))).toBe(false);
});

it('a course that can be learnt has everything in all languages', async () => {
  const [course] = (await checkContent(fixture.folder)).courses;
  if (!course) throw new Error('There is no course.');
  const found = checkComplete(course).map(({ message }) => message);
  expect(found).toContain('There is no text in fr, it, tr.');
  expect(found.some((message) => message.includes('ja'))).toBe(true);
  expect(checkComplete({ ...course, announced: true })).toEqual([]);
});

describe('the report', () => {
  it('counts what each lesson adds, and what it uses again', async () => {
    const { courses } = await checkContent(fixture.folder);
    const { courses: reports, words, phrases } = reportContent(courses, new Map(), await loadLexicon());
    expect(reports[0]?.lessons).toMatchObject([
      {
        lesson: 'things',
        words: 7,
        extra: 0,
        fresh: 7,
        reused: 0,
        exercises: 15,
        kinds: { write: 5, gap: 3 },
      },
      { lesson: 'people', words: 4, fresh: 4, reused: 3 },
    ]);
    expect([words, phrases]).toEqual([11, 0]);
  });

  it('counts a word as taught only when a lesson lists it and an exercise uses it', async () => {
    const word =
      '  - id: uncle\n    ru: дед\n    part: noun\n    extra: true\n    gloss: { ru: м, en: a, de: b }\n    example: { ru: Дед., en: a, de: b }\n';
    await fixture.change('people/lesson.yaml', '  - id: noun-1', `${word}  - id: noun-1`);
    const { courses } = await checkContent(fixture.folder);
    const minima = new Map([
      ['дом', 'A1'],
      ['дед', 'A1'],
      ['луна', 'A1'],
      ['врач', 'A2'],
    ] as const);
    expect(reportContent(courses, minima, await loadLexicon()).coverage).toEqual([
      { level: 'A1', asked: 3, taught: 1, unpractised: ['дед'], missing: ['луна'] },
      { level: 'A2', asked: 1, taught: 1, unpractised: [], missing: [] },
    ]);
  });

  it('measures the courses by two minima that share no word', async () => {
    const folder = path.join(fixture.folder, 'minima');
    await mkdir(folder);
    await writeFile(path.join(folder, 'a1.yaml'), 'one: [ёлка, дом]\n');
    await writeFile(path.join(folder, 'a2.yaml'), 'two: [дом, мост]\n');
    expect([...(await readMinima(fixture.folder))].sort()).toEqual([
      ['дом', 'A1'],
      ['елка', 'A1'],
      ['мост', 'A2'],
    ]);
  });
});
