import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** Exceptions that a person has reviewed and found right: db/content/reviewed.yaml. */
const reviewedFile = z.strictObject({
  /** Words, and parts of words, that are not in the dictionary. */
  spelling: z.array(z.string()),
  /** Words that the speech synthesis stresses differently. */
  stress: z.array(z.string()),
  /** Pairs of words that the agreement check rejects. */
  agreement: z.array(z.string()),
  /** Exercises whose options are of different parts of speech: course/lesson/exercise. */
  options: z.array(z.string()),
});
export type Reviewed = z.infer<typeof reviewedFile>;

export async function readReviewed(folder: string): Promise<Reviewed> {
  return reviewedFile.parse(parse(await readFile(path.join(folder, 'reviewed.yaml'), 'utf8')));
}
