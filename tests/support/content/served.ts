import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, type Content } from '@/lib/content/check';
import { fingerprintOf } from '@/scripts/services/build';

const folder = '.cache/content';
const sources = ['db/content', 'db/enums.ts', 'lib', 'package-lock.json'];

/** As JSON has it: without the functions that find the line of a fault. */
type Served = Pick<Content, 'courses' | 'placement' | 'documents' | 'faults'>;

/**
 * The content that is served. Reading and checking it takes many seconds, and several test files want it: the first
 * of them leaves it to the others in a file named after everything that it is made of.
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
  // The boundary: only the lines above write there.
  return JSON.parse(readFileSync(file, 'utf8')) as Served;
}
