import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(process.cwd(), 'node_modules/@fontsource/rubik/files');
const files = { Latin: 'latin', LatinExt: 'latin-ext', Cyrillic: 'cyrillic', CyrillicExt: 'cyrillic-ext' };
const weights = [500, 700] as const;

let fonts: Promise<Awaited<ReturnType<typeof readFonts>>> | undefined;

/** The Rubik font files, read from disk once. Satori tries them in turn until one has the glyph. */
export function cardFonts(): ReturnType<typeof readFonts> {
  return (fonts ??= readFonts());
}

async function readFonts() {
  const wanted = Object.entries(files).flatMap(([name, subset]) =>
    weights.map((weight) => ({ name, weight, file: `rubik-${subset}-${weight}-normal.woff` })),
  );
  return Promise.all(
    wanted.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(join(folder, file)),
    })),
  );
}
