import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, type Content } from '@/lib/content/check';
import { fingerprintOf } from '@/scripts/services/build';

const folder = '.cache/content';
const sources = ['db/content', 'db/enums.ts', 'lib', 'package-lock.json'];

/** The content as JSON, without the functions that find the line of a fault. */
type Served = Pick<Content, 'courses' | 'placement' | 'documents' | 'faults'>;

/** Does the work of `npm run content:check`, which takes many seconds, and caches the content for `readServedContent`. */
export async function checkServedContent(): Promise<Content> {
  const content = await checkContent('db/content');
  const { courses, placement, documents, faults } = content;
  mkdirSync(folder, { recursive: true });
  const file = cacheFile();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ courses, placement, documents, faults }));
  renameSync(draft, file);
  return content;
}

/**
 * Reads the site's content. Reading and checking it takes many seconds, and several test files need it: it is done once
 * and cached in a file named after a hash of its sources.
 */
export async function readServedContent(): Promise<Served> {
  const file = cacheFile();
  if (!existsSync(file)) await checkServedContent();
  // The boundary: only this module writes the file.
  return JSON.parse(readFileSync(file, 'utf8')) as Served;
}

const cacheFile = () => join(folder, `${fingerprintOf(sources)}.json`);
