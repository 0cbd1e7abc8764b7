import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readCourseFolders } from '@/lib/content/files/folder';
import { openRecordings } from '@/lib/russian/speech/recordings';

const content = mkdtempSync(path.join(tmpdir(), 'govorim-recordings-'));
const courses = path.join(content, 'courses');
const audio = path.join(courses, 'zero', 'family', 'audio');
mkdirSync(audio, { recursive: true });
writeFileSync(path.join(audio, 'моя́-сестра́.mp3'.normalize('NFD')), 'sister');
writeFileSync(path.join(audio, 'за́мок.ogg'), 'castle');
writeFileSync(path.join(audio, 'читай.txt'), 'no sound');
writeFileSync(path.join(courses, 'zero', 'дом.mp3'), 'not beside a lesson');
afterAll(() => rmSync(content, { recursive: true, force: true }));

const recordings = openRecordings(courses);

describe('what a teacher has recorded', () => {
  it('is found by what it says, whatever stands between the words', async () => {
    const file = await recordings.get('«Моя́ сестра́.»');
    expect([file.type, await file.text()]).toEqual(['audio/mpeg', 'sister']);
    expect(await recordings.has('«Моя́ сестра́.»')).toBe(true);
  });

  it.each(['моя́ мать', 'замо́к', 'чита́й', 'дом', '…'])('is nothing for «%s»', async (text) => {
    await expect(recordings.get(text)).rejects.toMatchObject({ code: 'not_found' });
    expect(await recordings.has(text)).toBe(false);
  });

  it('is listed by lesson', async () => {
    expect(await recordings.listOf('zero', 'family')).toEqual(
      expect.arrayContaining(['за́мок', 'моя́-сестра́']),
    );
    expect(await recordings.listOf('zero', 'other')).toEqual([]);
  });

  it('is no text of the course', async () => {
    const { folders } = await readCourseFolders(content);
    expect([...(folders[0]?.files.keys() ?? [])]).toEqual(['дом.mp3']);
  });

  it('is nothing where there is no folder', async () => {
    expect(await openRecordings(path.join(content, 'none')).listOf('zero', 'family')).toEqual([]);
  });
});
