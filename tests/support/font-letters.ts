import { inflateSync } from 'node:zlib';

/** The code points that WOFF files have glyphs for, read from their `cmap` tables (format 4). */
export function coveredBy(fonts: readonly Buffer[]): Set<number> {
  return new Set(fonts.flatMap((font) => lettersOf(letterMap(font))));
}

/** The decompressed `cmap` table. */
function letterMap(font: Buffer): Buffer {
  const count = font.readUInt16BE(12);
  for (let entry = 44; entry < 44 + count * 20; entry += 20) {
    if (font.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const start = font.readUInt32BE(entry + 4);
    const packed = font.subarray(start, start + font.readUInt32BE(entry + 8));
    return packed.length < font.readUInt32BE(entry + 12) ? inflateSync(packed) : packed;
  }
  throw new Error('This is no font.');
}

function lettersOf(table: Buffer): number[] {
  const subtables = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.readUInt32BE(8 + index * 8),
  );
  return subtables.filter((at) => table.readUInt16BE(at) === 4).flatMap((at) => segmentsOf(table, at));
}

function segmentsOf(table: Buffer, at: number): number[] {
  const size = table.readUInt16BE(at + 6);
  return Array.from({ length: size / 2 }, (_, index) => {
    const end = table.readUInt16BE(at + 14 + index * 2);
    const start = table.readUInt16BE(at + 16 + size + index * 2);
    return Array.from({ length: end - start + 1 }, (_ignored, step) => start + step);
  }).flat();
}
