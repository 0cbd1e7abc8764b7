import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of a course by their path inside its folder, with forward slashes. */
export interface CourseFolder {
  slug: string;
  /** The folder itself, to begin the file names of faults with. */
  root: string;
  files: ReadonlyMap<string, string>;
  fingerprint: string;
}

/** Reads every folder below `courses`; strays are files that lie beside them. */
export async function readCourseFolders(
  content: string,
): Promise<{ folders: CourseFolder[]; strays: string[] }> {
  const root = path.join(content, 'courses');
  const entries = (await readdir(root, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return {
    folders: await Promise.all(names.sort().map((name) => readCourseFolder(root, name))),
    strays: entries.filter((entry) => !entry.isDirectory()).map(({ name }) => path.join(root, name)),
  };
}

async function readCourseFolder(parent: string, slug: string): Promise<CourseFolder> {
  const root = path.join(parent, slug);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    // Recordings, which lib/speech/recordings.ts reads, are no text.
    .filter((name) => !/^[^/]+\/audio\//u.test(name));
  const files = new Map<string, string>();
  for (const name of names.sort()) files.set(name, await readFile(path.join(root, name), 'utf8'));
  return { slug, root, files, fingerprint: fingerprintOf(files) };
}

function fingerprintOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`);
  return hash.digest('hex');
}
