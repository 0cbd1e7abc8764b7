import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkContent } from '@/lib/content/check';
import { formatPlace } from '@/lib/content/fault';
import { ContentFixture } from '@/tests/support/content/fixture';

describe('The content that is served', () => {
  it('has no faults', async () => {
    const { faults } = await checkContent('db/content');
    expect(faults.map((fault) => `${formatPlace(fault)}: ${fault.message}`)).toEqual([]);
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
