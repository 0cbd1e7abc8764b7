import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** What somebody has looked at and found right although a check doubts it: db/content/reviewed.yaml. */
const reviewedFile = z.strictObject({
  /** Words, and parts of words, that no dictionary has. */
  spelling: z.array(z.string()),
  /** Words whose stress the voice sets elsewhere. */
  stress: z.array(z.string()),
  /** Pairs of words that seem not to agree. */
  agreement: z.array(z.string()),
  /** Exercises whose options are of different parts of speech: course/lesson/exercise. */
  options: z.array(z.string()),
});
export type Reviewed = z.infer<typeof reviewedFile>;

export async function readReviewed(folder: string): Promise<Reviewed> {
  return reviewedFile.parse(parse(await readFile(path.join(folder, 'reviewed.yaml'), 'utf8')));
}
