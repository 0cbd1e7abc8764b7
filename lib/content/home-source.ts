import { readFolders } from './course-folder';
import {
  homeFile,
  mapFile,
  tipsFile,
  type CountrySource,
  type HomeFile,
  type TipSource,
} from './home-schema';
import { readYaml, type Read } from './read-file';
import type { Locate } from './yaml-file';

/** What the home page shows of the content. */
export interface HomeSource {
  /** Null where the folder has none. */
  trials: { chosen: HomeFile['trials']; at: Locate } | null;
  tips: TipSource[];
  countries: CountrySource[];
  /** SHA-256 of all files. */
  fingerprint: string;
}

/** Reads `home`; a content folder without it has a home page with neither exercises, tips nor map. */
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
