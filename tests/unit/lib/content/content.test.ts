import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { checkContent } from '@/lib/content/check';
import { formatLocation } from '@/lib/content/files/fault';
import { ContentFixture } from '@/tests/support/content/fixture';
import { readServedContent } from '@/tests/support/content/served';

describe('The content that is served', () => {
  let served: Awaited<ReturnType<typeof readServedContent>>;
  beforeAll(async () => {
    served = await readServedContent();
  }, 120_000);

  it('has no faults', () => {
    expect(served.faults.map((fault) => `${formatLocation(fault)}: ${fault.message}`)).toEqual([]);
  });

  it('has its courses by level, then by their place, whatever their folders are called', () => {
    expect(served.courses.map(({ slug, level }) => `${level} ${slug}`)).toEqual([
      'A0 russian-from-zero',
      'A0 reading-and-writing',
      'A1 russian-every-day',
      'A1 cases-without-tears',
      'A1 travel-phrasebook',
      'A2 verbs-of-motion',
    ]);
  });

  it('says of every exercise what grammar it practises', () => {
    const without = served.courses
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ slug, exercises }) =>
        exercises.map(({ id, topics }) => ({ name: `${slug}/${id}`, topics })),
      )
      .filter(({ topics }) => topics.length === 0);
    expect(without).toEqual([]);
  });
});

describe('A sound course', () => {
  let fixture: ContentFixture;
  beforeEach(async () => {
    fixture = await ContentFixture.create();
  });
  afterEach(() => fixture.dispose());

  it('has no faults and comes whole', async () => {
    const { courses, faults } = await checkContent(fixture.folder);
    expect(faults).toEqual([]);
    expect(courses).toMatchObject([
      { slug: 'course', level: 'A0', names: ['А́нна'], lessons: [{ slug: 'things' }, { slug: 'people' }] },
    ]);
    expect(courses[0]?.lessons[0]?.words[0]).toMatchObject({
      id: 'noun-0',
      ru: 'дом',
      forms: [],
      plural: false,
    });
    expect(courses[0]?.lessons[0]?.exercises[4]).toMatchObject({
      id: 'fill-not',
      content: { kind: 'gap', text: 'Э́то не {1}.', answers: ['сад'] },
    });
    expect(courses[0]?.lessons[1]?.lecture.de).toContain('Welt');
  });

  it('keeps its fingerprint until a file changes', async () => {
    const fingerprint = async () => (await checkContent(fixture.folder)).courses[0]?.fingerprint;
    const before = await fingerprint();
    expect(await fingerprint()).toBe(before);
    await fixture.change('people/lecture.en.md', 'world', 'worlds');
    expect(await fingerprint()).not.toBe(before);
  });
});

describe('Under construction', () => {
  let fixture: ContentFixture;
  beforeEach(async () => {
    fixture = await ContentFixture.create();
  });
  afterEach(() => fixture.dispose());

  const check = async () => {
    const { courses, faults } = await checkContent(fixture.folder);
    return { course: courses[0], faults: faults.map(({ message }) => message) };
  };
  const announce = async () => {
    const titles = (await fixture.read('people/lesson.yaml')).split('words:')[0] ?? '';
    await fixture.remove('people');
    await fixture.write('people/lesson.yaml', `${titles}announced: true`);
  };

  it('a lesson needs nothing but title and summary', async () => {
    await announce();
    const { course, faults } = await check();
    expect(faults).toEqual([]);
    expect(course?.lessons[1]).toMatchObject({
      announced: true,
      words: [],
      exercises: [],
      lecture: {},
    });
  });

  it('a lesson may have some of its exercises already, and they are read', async () => {
    await announce();
    const exercises = await fixture.read('things/exercises.yaml');
    const one = exercises.slice(0, exercises.indexOf('- id: choose-last'));
    await fixture.write('people/exercises.yaml', one.replaceAll(/дом|стол|сад/gu, 'кот'));
    const { course, faults } = await check();
    expect(course?.lessons[1]?.exercises).toHaveLength(1);
    expect(faults.some((message) => message.includes('exercises of the kind'))).toBe(false);
  });

  it('a lesson that is not announced must be whole', async () => {
    await fixture.remove('people/exercises.yaml');
    expect((await check()).faults).toEqual(['This file is missing or empty.']);
  });

  it('a course needs no lessons, and another one does', async () => {
    const listed = 'lessons:\n  - things\n  - people\n';
    await fixture.remove('things');
    await fixture.remove('people');
    await fixture.change('course.yaml', listed, 'announced: true\n');
    expect(await check()).toMatchObject({ course: { announced: true, lessons: [] }, faults: [] });
    await fixture.change('course.yaml', 'announced: true\n', '');
    expect((await check()).faults).toEqual(['“lessons” is missing from the file.']);
  });
});
