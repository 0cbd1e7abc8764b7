import { readFolders } from '@/lib/content/files/folder';
import { readYaml, type Read } from '@/lib/content/files/read-file';
import type { Locate } from '@/lib/content/files/yaml-file';
import { situationFile, type SituationFile } from './schema';

/** A situation, such as “At the café”, in the order of the phrasebook. */
export interface SituationSource extends SituationFile {
  slug: string;
  at: Locate;
}

/** Reads the folder `phrasebook`: a file for each situation, `07-shopping-food.yaml`, whose number is its place. */
export async function readPhrasebook(content: string): Promise<Read<SituationSource[]>> {
  const { beside: folder } = await readFolders(content, 'phrasebook');
  const names = [...folder.files.keys()].filter((name) => name.endsWith('.yaml')).sort();
  const files = names.map((name) => ({ name, ...readYaml(folder, name, situationFile) }));
  return {
    value: files.flatMap(({ name, value }) =>
      value ? [{ ...value.data, at: value.at, slug: name.replace(/^\d+-|\.yaml$/gu, '') }] : [],
    ),
    texts: files.flatMap(({ texts }) => texts),
    faults: files.flatMap(({ faults }) => faults),
  };
}
