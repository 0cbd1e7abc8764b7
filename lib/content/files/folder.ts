import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of a content folder by their path inside it, with forward slashes. */
export interface CourseFolder {
  slug: string;
  /** The path of the folder, with which the file names in faults begin. */
  root: string;
  files: ReadonlyMap<string, string>;
  /** The image files of an article; a course has none. */
  pictures: ReadonlyMap<string, Uint8Array>;
  fingerprint: string;
}

const pictureFile = /^[^/]+\.(?:png|jpe?g|webp)$/u;

/** Reads every folder below `courses`; `strays` are files beside those folders. */
export async function readCourseFolders(
  content: string,
): Promise<{ folders: CourseFolder[]; strays: string[] }> {
  const root = path.join(content, 'courses');
  const entries = (await readdir(root, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return {
    folders: await Promise.all(names.sort().map((name) => readCourseFolder(root, name, false))),
    strays: entries.filter((entry) => !entry.isDirectory()).map(({ name }) => path.join(root, name)),
  };
}

/** Reads every folder below `name`, and the files beside those folders; empty when the folder does not exist. */
export async function readFolders(
  content: string,
  name: string,
): Promise<{ folders: CourseFolder[]; beside: CourseFolder }> {
  const root = path.join(content, name);
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const shown = entries.filter((entry) => !entry.name.startsWith('.'));
  const names = shown.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const files = new Map<string, string>();
  for (const entry of shown.filter((each) => each.isFile())) {
    files.set(entry.name, await readFile(path.join(root, entry.name), 'utf8'));
  }
  return {
    folders: await Promise.all(names.sort().map((each) => readCourseFolder(root, each, true))),
    beside: { slug: name, root, files, pictures: new Map(), fingerprint: fingerprintOf([files]) },
  };
}

async function readCourseFolder(parent: string, slug: string, hasPictures: boolean): Promise<CourseFolder> {
  const root = path.join(parent, slug);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    // Audio recordings are read by lib/russian/speech/recordings.ts.
    .filter((name) => !/^[^/]+\/audio\//u.test(name));
  const files = new Map<string, string>();
  const pictures = new Map<string, Uint8Array>();
  for (const name of names.sort()) {
    const file = path.join(root, name);
    if (hasPictures && pictureFile.test(name)) pictures.set(name, await readFile(file));
    else files.set(name, await readFile(file, 'utf8'));
  }
  return { slug, root, files, pictures, fingerprint: fingerprintOf([files, pictures]) };
}

function fingerprintOf(all: readonly ReadonlyMap<string, string | Uint8Array>[]): string {
  const hash = createHash('sha256');
  for (const [name, content] of all.flatMap((files) => [...files])) {
    hash.update(`${name}\0`).update(content).update('\0');
  }
  return hash.digest('hex');
}
