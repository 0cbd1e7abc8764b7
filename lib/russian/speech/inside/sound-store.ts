import 'server-only';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A cache of sounds on disk, by name. A sound that is missing is made again. */
export interface SoundStore {
  find: (name: string) => Promise<Buffer<ArrayBuffer> | null>;
  /** Stores a sound; removes the oldest ones when there are more than `maxBytes`. */
  keep: (name: string, sound: Uint8Array) => Promise<void>;
}

/** Share of `maxBytes` that is left after clearing, so that not every new sound clears again. */
const clearedShare = 0.9;

export function createSoundStore(folder: string, maxBytes: number): SoundStore {
  /** Size of all sounds; undefined until the folder was read once. */
  let bytes: number | undefined;
  let count = 0;

  async function find(name: string) {
    return readFile(path.join(folder, name)).catch(() => null);
  }

  async function keep(name: string, sound: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    count += 1;
    // Written under a temporary name, so that a concurrent reader finds the whole sound or none.
    const draft = path.join(folder, `.${process.pid}-${count}`);
    await writeFile(draft, sound);
    await rename(draft, path.join(folder, name));
    bytes = bytes === undefined ? sumOf(await list()) : bytes + sound.length;
    if (bytes > maxBytes) await clear();
  }

  async function clear(): Promise<void> {
    const sounds = (await list()).sort((a, b) => a.madeAt - b.madeAt);
    let total = sumOf(sounds);
    for (const { name, size } of sounds) {
      if (total <= maxBytes * clearedShare) break;
      await rm(path.join(folder, name), { force: true });
      total -= size;
    }
    bytes = total;
  }

  async function list(): Promise<StoredSound[]> {
    const names = await readdir(folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const facts = await stat(path.join(folder, name)).catch(() => null);
        return facts ? [{ name, size: facts.size, madeAt: facts.mtimeMs }] : [];
      }),
    );
    return found.flat();
  }

  return { find, keep };
}

interface StoredSound {
  name: string;
  size: number;
  madeAt: number;
}

const sumOf = (sounds: readonly StoredSound[]) => sounds.reduce((sum, { size }) => sum + size, 0);
