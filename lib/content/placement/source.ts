import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import type { PlacementLevel } from '@/lib/learning/placement/scale';
import type { CourseFolder } from '@/lib/content/files/folder';
import { readYaml, type Read } from '@/lib/content/files/read-file';
import { placementFile } from './schema';
import type { Locate } from '@/lib/content/files/yaml-file';

interface PlacementItemSource {
  id: string;
  level: PlacementLevel;
  difficulty: number;
  content: ExerciseContent;
  at: Locate;
}

/** The questions of the placement test as parsed from their files. */
export interface PlacementSource {
  items: PlacementItemSource[];
  names: string[];
  /** SHA-256 over all files. */
  fingerprint: string;
}

/** Reads every file in `placement`; without files the test has no questions. */
export async function readPlacement(content: string): Promise<Read<PlacementSource>> {
  const folder = await readFolder(path.join(content, 'placement'));
  const reads = [...folder.files.keys()].map((name) => readLevel(folder, name));
  const values = reads.flatMap(({ value }) => value ?? []);
  return {
    value: {
      items: values.flatMap(({ items }) => items),
      names: values.flatMap(({ names }) => names),
      fingerprint: folder.fingerprint,
    },
    texts: reads.flatMap(({ texts }) => texts),
    faults: reads.flatMap(({ faults }) => faults),
  };
}

async function readFolder(root: string): Promise<CourseFolder> {
  const names = (await readdir(root).catch(() => [])).filter((name) => name.endsWith('.yaml')).sort();
  const files = new Map<string, string>();
  const hash = createHash('sha256');
  for (const name of names) {
    const text = await readFile(path.join(root, name), 'utf8');
    files.set(name, text);
    hash.update(`${name}\0${text}\0`);
  }
  return { slug: 'placement', root, files, pictures: new Map(), fingerprint: hash.digest('hex') };
}

function readLevel(folder: CourseFolder, name: string): Read<Omit<PlacementSource, 'fingerprint'>> {
  const { value, ...rest } = readYaml(folder, name, placementFile);
  if (!value) return { value: null, ...rest };
  const { level, names, items } = value.data;
  const sources = items.map(({ id, difficulty, ...item }, index) => ({
    id,
    level,
    difficulty,
    // The exercise schema requires a hint; the test never shows it.
    content: { ...item, hint: item.prompt },
    at: (...steps: PropertyKey[]) => value.at('items', index, ...steps),
  }));
  return { value: { items: sources, names }, ...rest };
}
