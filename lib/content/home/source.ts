import { readFolders } from '@/lib/content/files/folder';
import { homeFile, mapFile, tipsFile, type CountrySource, type HomeFile, type TipSource } from './schema';
import { readYaml, type Read } from '@/lib/content/files/read-file';
import type { Locate } from '@/lib/content/files/yaml-file';

/** The content of the home page. */
export interface HomeSource {
  /** Null when the folder has no home.yaml. */
  trials: { chosen: HomeFile['trials']; at: Locate } | null;
  tips: TipSource[];
  countries: CountrySource[];
  /** SHA-256 over all files. */
  fingerprint: string;
}

/** Reads the folder `home`; without it the home page has no exercises, tips or map. */
export async function readHome(content: string): Promise<Read<HomeSource>> {
  const { beside: folder } = await readFolders(content, 'home');
  const home = readYaml(folder, 'home.yaml', homeFile);
  const tips = readYaml(folder, 'tips.yaml', tipsFile);
  const map = readYaml(folder, 'map.yaml', mapFile);
  return {
    value: {
      trials: home.value && { chosen: home.value.data.trials, at: home.value.at },
      tips: tips.value?.data ?? [],
      countries: map.value?.data ?? [],
      fingerprint: folder.fingerprint,
    },
    texts: [home, tips, map].flatMap(({ texts }) => texts),
    faults: [home, tips, map].flatMap(({ faults }) => faults),
  };
}
