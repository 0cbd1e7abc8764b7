import 'server-only';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@/lib/platform/errors';
import { recordingName } from './recording-name';

/*
 * Recordings are in a lesson's folder `audio` and are named after their text: «моя́-сестра́.mp3». They change with the
 * content only, so the file names are read once.
 */
const types: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.wav': 'audio/wav',
};

interface Recording {
  /** Folder of the lesson, below the folder of courses: 'russian-from-zero/family'. */
  lesson: string;
  /** The recorded text (recording-name.ts). */
  recordingName: string;
  file: string;
  type: string;
}

export interface Recordings {
  /** Throws AppError('not_found'). */
  get: (text: string) => Promise<File>;
  has: (text: string) => Promise<boolean>;
  /** The names of a lesson's recordings (recording-name.ts). */
  listOf: (course: string, lesson: string) => Promise<string[]>;
}

/** @public for tests, each with a folder of its own */
export function openRecordings(courses: string): Recordings {
  let known: Promise<Recording[]> | undefined;
  // A folder that cannot be read has no recordings: learning works without them.
  const all = () => (known ??= readRecordings(courses).catch(() => []));
  const find = async (text: string) => {
    const wanted = recordingName(text);
    return (await all()).find((recording) => recording.recordingName === wanted);
  };
  return {
    get: async (text) => {
      const found = await find(text);
      if (!found) throw new AppError('not_found');
      const bytes = await readFile(found.file);
      return new File([bytes], createHash('sha256').update(bytes).digest('hex'), { type: found.type });
    },
    has: async (text) => (await find(text)) !== undefined,
    listOf: async (course, lesson) =>
      (await all()).filter((each) => each.lesson === `${course}/${lesson}`).map((each) => each.recordingName),
  };
}

export const recordings = openRecordings(path.join('db', 'content', 'courses'));

async function readRecordings(courses: string): Promise<Recording[]> {
  const files = await readdir(courses, { recursive: true });
  return files.sort().flatMap((file) => {
    const [course = '', lesson = '', folder, name = '', ...more] = file.split(path.sep);
    const { name: words, ext } = path.parse(name);
    const type = types[ext.toLowerCase()];
    if (folder !== 'audio' || more.length > 0 || type === undefined) return [];
    return [
      {
        lesson: `${course}/${lesson}`,
        recordingName: recordingName(words),
        file: path.join(courses, file),
        type,
      },
    ];
  });
}
