import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, type Content } from '@/lib/content/check';
import { fingerprintOf } from '@/scripts/services/build';

const folder = '.cache/content';
const sources = ['db/content', 'db/enums.ts', 'lib', 'package-lock.json'];

/** The content as JSON, without the functions that find the line of a fault. */
type Served = Pick<Content, 'courses' | 'placement' | 'documents' | 'faults'>;

/**
 * Reads the site's content. Reading and checking it takes many seconds, and several test files need it: the first one
 * caches it in a file named after a hash of its sources.
 */
export async function readServedContent(): Promise<Served> {
  const file = join(folder, `${fingerprintOf(sources)}.json`);
  if (!existsSync(file)) {
    const { courses, placement, documents, faults } = await checkContent('db/content');
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify({ courses, placement, documents, faults }));
    renameSync(draft, file);
  }
  // The boundary: only this function writes the file.
  return JSON.parse(readFileSync(file, 'utf8')) as Served;
}
