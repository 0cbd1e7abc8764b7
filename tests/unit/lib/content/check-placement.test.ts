import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contentLanguages } from '@/db/enums';
import { checkContent } from '@/lib/content/check';
import { ContentFixture } from '@/tests/support/content/fixture';

const levels = ['a0', 'a1', 'a2', 'b1', 'b2'];

describe('The questions of the placement test', () => {
  let fixture: ContentFixture;
  const fileOf = (level: string) => path.join(fixture.folder, 'placement', `${level}.yaml`);

  beforeEach(async () => {
    fixture = await ContentFixture.create();
    await mkdir(path.join(fixture.folder, 'placement'));
    for (const level of levels) {
      await writeFile(fileOf(level), await readFile(`db/content/placement/${level}.yaml`, 'utf8'));
    }
  });
  afterEach(() => fixture.dispose());

  async function faultsAfter(level: string, from: string, to: string): Promise<string[]> {
    const text = await readFile(fileOf(level), 'utf8');
    expect(text).toContain(from);
    await writeFile(fileOf(level), text.replace(from, to));
    const { faults } = await checkContent(fixture.folder);
    return faults.map(({ message }) => message);
  }

  it('are at least sixty, and every prompt is written in all languages of the content', async () => {
    const { placement, faults } = await checkContent(fixture.folder);
    expect(faults).toEqual([]);
    expect(placement.items.length).toBeGreaterThanOrEqual(60);
    for (const { content } of placement.items) {
      expect(Object.keys(content.prompt).sort()).toEqual([...contentLanguages].sort());
    }
  });

  it.each([
    ['a0', 'difficulty: -3.6', 'difficulty: 2', 'The difficulty 2 is not one of A0, whose centre is -3.'],
    ['a0', 'id: a0-thanks', 'id: a0-five', 'The id “a0-five” is used twice.'],
    ['a1', 'answer: Москве́', 'answer: Ки́еве', 'The answer “Ки́еве” is not one of the options.'],
    ['a2', 'спорт,', 'спо́ртом,', 'This option is there twice.'],
    ['b1', 'чем бо́льше,', 'чем ме́ньше,', 'The tokens do not make'],
    ['b1', 'answers: [друзе́й,', 'answers: [друзей,', '“друзей” has no stress mark.'],
    ['b2', 'kind: order', 'kind: pairs', 'Wrong value in'],
  ])('in %s: for “%s” → “%s” the author is told', async (level, from, to, message) => {
    expect((await faultsAfter(level, from, to)).join('\n')).toContain(message);
  });
});
