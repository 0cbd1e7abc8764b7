import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { unmarked } from '@/lib/content/text/words';

/** The levels with a word list of the state examination for foreigners (TORFL): elementary and basic. */
export const minimumLevels = ['A1', 'A2'] as const;
export type MinimumLevel = (typeof minimumLevels)[number];

/** The required words of a level, by theme. */
const minimumFile = z.record(z.string(), z.array(z.string().min(1)));

/** The first level that requires each word; words without stress and ё. */
export type Minima = ReadonlyMap<string, MinimumLevel>;

export async function readMinima(folder: string): Promise<Minima> {
  const lists = await Promise.all(minimumLevels.map((level) => readMinimum(folder, level)));
  return new Map(lists.flat().reverse());
}

async function readMinimum(folder: string, level: MinimumLevel): Promise<[string, MinimumLevel][]> {
  const text = await readFile(path.join(folder, 'minima', `${level.toLowerCase()}.yaml`), 'utf8');
  return Object.values(minimumFile.parse(parse(text)))
    .flat()
    .map((word) => [unmarked(word), level]);
}
