import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Fault } from './fault';
import { contentKey, russian } from './schema';
import { shapeFaults } from './shape-faults';
import type { TextLine } from './words';
import { parseYaml, type Locate } from './yaml-file';

/** An accepted answer and what somebody typed instead. */
const example = z.strictObject({ answer: russian, typed: russian });
const entry = z.strictObject({
  id: contentKey,
  /** Sets of phrases; those of one set may stand for each other. */
  phrases: z.array(z.array(russian).min(2)).min(1),
  /** What `{each}` stands for in the phrases: one word of these in all of a set. */
  each: z.array(russian).default(['']),
  /** Only in exercises whose answer asks something. */
  question: z.boolean().default(false),
  /** Not in exercises whose answer has one of these words. */
  unless: z.array(russian).default([]),
  accepts: z.array(example).min(1),
  refuses: z.array(example).min(1),
});
export type SynonymEntry = z.infer<typeof entry>;

/** db/content/synonyms.yaml as it is written. */
export interface SynonymSource {
  entries: SynonymEntry[];
  at: Locate;
  texts: TextLine[];
  faults: Fault[];
  /** SHA-256 of the file; empty without one. */
  fingerprint: string;
}

/** Without the file, or with one of another shape, there are no synonyms. */
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
