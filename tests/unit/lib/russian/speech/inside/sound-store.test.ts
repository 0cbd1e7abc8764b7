import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createSoundStore } from '@/lib/russian/speech/inside/sound-store';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'govorim-sounds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sound = (size: number) => new Uint8Array(size).fill(1);

async function keepAged(store: ReturnType<typeof createSoundStore>, names: readonly string[]) {
  for (const [index, name] of names.entries()) {
    await store.keep(name, sound(100));
    utimesSync(path.join(folder, name), index, index);
  }
}

describe('sounds on disk', () => {
  it('are found again, and others are not', async () => {
    const store = createSoundStore(path.join(folder, 'new'), 1000);
    await store.keep('a.wav', sound(7));
    expect((await store.find('a.wav'))?.length).toBe(7);
    expect(await store.find('b.wav')).toBeNull();
  });

  it('make room from the oldest on when there are too many', async () => {
    const store = createSoundStore(folder, 500);
    await keepAged(store, ['a', 'b', 'c', 'd', 'e']);
    expect(readdirSync(folder).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    await store.keep('f', sound(100));
    expect(readdirSync(folder).sort()).toEqual(['c', 'd', 'e', 'f']);
  });

  it('count those of an earlier run, too', async () => {
    await keepAged(createSoundStore(folder, 500), ['a', 'b', 'c', 'd', 'e']);
    await createSoundStore(folder, 500).keep('f', sound(100));
    expect(readdirSync(folder)).not.toContain('a');
  });
});
