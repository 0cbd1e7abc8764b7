import 'server-only';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Sounds on disk by name. What it cannot keep is only made anew. */
export interface SoundStore {
  find: (name: string) => Promise<Buffer<ArrayBuffer> | null>;
  /** Also removes the oldest when there are more than `mostBytes`. */
  keep: (name: string, sound: Uint8Array) => Promise<void>;
}

/** After clearing it is as full as this, so that not every new sound clears again. */
const restingShare = 0.9;

export function createSoundStore(folder: string, mostBytes: number): SoundStore {
  /** Unknown until the folder was read once. */
  let bytes: number | undefined;
  let count = 0;

  async function find(name: string) {
    return readFile(path.join(folder, name)).catch(() => null);
  }

  async function keep(name: string, sound: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    count += 1;
    // Whoever reads meanwhile finds the whole sound or none.
    const draft = path.join(folder, `.${process.pid}-${count}`);
    await writeFile(draft, sound);
    await rename(draft, path.join(folder, name));
    bytes = bytes === undefined ? sumOf(await list()) : bytes + sound.length;
    if (bytes > mostBytes) await clear();
  }

  async function clear(): Promise<void> {
    const kept = (await list()).sort((a, b) => a.madeAt - b.madeAt);
    let total = sumOf(kept);
    for (const { name, size } of kept) {
      if (total <= mostBytes * restingShare) break;
      await rm(path.join(folder, name), { force: true });
      total -= size;
    }
    bytes = total;
  }

  async function list(): Promise<Kept[]> {
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

interface Kept {
  name: string;
  size: number;
  madeAt: number;
}

const sumOf = (kept: readonly Kept[]) => kept.reduce((sum, { size }) => sum + size, 0);
