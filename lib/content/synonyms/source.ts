import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Fault } from '@/lib/content/files/fault';
import { contentKey, russian } from '@/lib/content/courses/schema';
import { shapeFaults } from '@/lib/content/files/shape-faults';
import type { TextLine } from '@/lib/content/text/words';
import { parseYaml, type Locate } from '@/lib/content/files/yaml-file';

/** An accepted answer and what a learner typed instead. */
const example = z.strictObject({ answer: russian, typed: russian });
const entry = z.strictObject({
  id: contentKey,
  /** Sets of phrases; the phrases of one set are interchangeable. */
  phrases: z.array(z.array(russian).min(2)).min(1),
  /** The words that may replace `{each}`: the same word in all phrases of a set. */
  each: z.array(russian).default(['']),
  /** Applies only to exercises whose answer is a question. */
  question: z.boolean().default(false),
  /** Does not apply to exercises whose answer contains one of these words. */
  unless: z.array(russian).default([]),
  accepts: z.array(example).min(1),
  refuses: z.array(example).min(1),
});
export type SynonymEntry = z.infer<typeof entry>;

/** The parsed db/content/synonyms.yaml. */
export interface SynonymSource {
  entries: SynonymEntry[];
  at: Locate;
  texts: TextLine[];
  faults: Fault[];
  /** SHA-256 of the file; empty when there is none. */
  fingerprint: string;
}

/** Reads the synonyms; there are none when the file is missing or has the wrong shape. */
export async function readSynonyms(folder: string): Promise<SynonymSource> {
  const file = path.join(folder, 'synonyms.yaml');
  const source = await readFile(file, 'utf8').catch(() => '');
  if (source === '')
    return { entries: [], at: () => ({ file, line: 1 }), texts: [], faults: [], fingerprint: '' };
  const { data, at, texts, faults } = parseYaml(file, source);
  const parsed = z.array(entry).safeParse(data);
  const wrong = faults.length > 0 || parsed.success ? faults : shapeFaults(parsed.error.issues, data, at);
  const fingerprint = createHash('sha256').update(source).digest('hex');
  return { entries: parsed.data ?? [], at, texts, faults: wrong, fingerprint };
}
