import { describe, expect, it } from '@jest/globals';
import { checkContent } from '@/lib/content/check';
import { ContentFixture } from '@/tests/support/content/fixture';
import { findPlanted, type Plant } from '@/tests/support/content/plant';

const lesson = 'people/lesson.yaml';
const exercises = 'people/exercises.yaml';

const words: Plant[] = [
  {
    name: 'a word before it is taught',
    plant: (course) => course.change('things/exercises.yaml', 'bank: [сад, кот]', 'bank: [сад, врач]'),
    at: ['things/exercises.yaml', 'bank: [сад, врач]'],
    says: '“врач” is not taught by this lesson.',
  },
  {
    name: 'a word that is taught nowhere',
    plant: (course) => course.change(exercises, 'sentence: врач', 'sentence: врач здесь'),
    at: [exercises, 'sentence'],
    says: '“здесь” is not taught by this lesson.',
  },
  {
    name: 'a word that is taught twice',
    plant: (course) => course.change('people/lesson.yaml', 'ru: сын', 'ru: дом\n    forms: [сын]'),
    at: [lesson, 'ru: дом'],
    says: 'The word “дом” is taught twice.',
  },
  {
    name: 'two words of one id',
    plant: (course) => course.change(lesson, 'id: noun-1', 'id: noun-0'),
    at: [lesson, 'id: noun-0', 'ru: брат'],
    says: 'The id “noun-0” is used twice.',
  },
  {
    name: 'two exercises of one id',
    plant: (course) => course.change(exercises, 'id: fill-not', 'id: fill-two'),
    at: [exercises, 'id: fill-two', 'text'],
    says: 'The id “fill-two” is used twice.',
  },
  {
    name: 'a sentence of an earlier lesson',
    plant: (course) => course.change(exercises, '- Э́то брат.', '- Э́то дом!', 'id: write-first'),
    at: [exercises, 'Э́то дом!'],
    says: 'was used before',
  },
];

const size: Plant[] = [
  {
    name: 'a new word that occurs in no exercise',
    plant: (course) =>
      course.change(
        lesson,
        '  - id: noun-1',
        '  - id: uncle\n    ru: дед\n    part: noun\n    gloss: { ru: дед, en: a, de: b }\n    example: { ru: Дед., en: a, de: b }\n  - id: noun-1',
      ),
    at: [lesson, 'ru: дед'],
    says: '“дед” occurs in 0 exercises of its lesson; 3 are needed.',
  },
  {
    name: 'too few words in a lecture',
    plant: (course) =>
      course.write('people/lecture.en.md', '# One\n\n| a | b |\n\n```\nc\n```\n\nA-b c’d.\n'),
    at: ['people/lecture.en.md', ''],
    says: 'The lecture has 3 words besides tables and code; it should have 400 to 800.',
  },
];

describe('Lessons', () => {
  it.each([...words, ...size])('may not have $name', async (each) => {
    const { found, planted } = await findPlanted(each);
    expect(found).toEqual(
      planted.map((fault) => ({ ...fault, message: expect.stringContaining(fault.message) })),
    );
  });

  it('have 14 exercises or more, and enough of each kind', async () => {
    const fixture = await ContentFixture.create();
    const whole = await fixture.read(exercises);
    await fixture.write(exercises, whole.slice(0, whole.indexOf('- id: order-two')));
    const { faults } = await checkContent(fixture.folder);
    await fixture.dispose();
    expect(faults.map(({ message }) => message)).toEqual([
      'The lesson has 13 exercises; it should have 14 to 18.',
      'The lesson has 0 exercises of the kind “order”; 2 are needed.',
    ]);
  });
});
