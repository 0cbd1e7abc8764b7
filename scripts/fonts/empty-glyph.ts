/**
 * A TrueType font (as sfnt) in which a character is drawn as nothing, at its own width: its glyph gets no length, and
 * what it drew is left behind as padding of the one before. Whoever cuts the font afterwards throws that away.
 */
export function emptyGlyph(font: Buffer, codePoint: number): Buffer {
  const emptied = Buffer.from(font);
  const glyph = glyphOf(emptied, codePoint);
  closeOffset(emptied, glyph, {
    start: tableAt(emptied, 'loca'),
    isLong: emptied.readInt16BE(tableAt(emptied, 'head') + 50) === 1,
  });
  const variations = tableAt(emptied, 'gvar');
  closeOffset(emptied, glyph, {
    start: variations + 20,
    isLong: (emptied.readUInt16BE(variations + 14) & 1) === 1,
  });
  return emptied;
}

/**
 * How many bytes draw a character: a test sees by it that a glyph is empty.
 * @public
 */
export function glyphLength(font: Buffer, codePoint: number): number {
  const loca = tableAt(font, 'loca');
  const isLong = font.readInt16BE(tableAt(font, 'head') + 50) === 1;
  const offset = (glyph: number) =>
    isLong ? font.readUInt32BE(loca + glyph * 4) : font.readUInt16BE(loca + glyph * 2) * 2;
  const glyph = glyphOf(font, codePoint);
  return offset(glyph + 1) - offset(glyph);
}

/** A glyph's data end where they begin: its offset becomes that of the next. */
function closeOffset(
  font: Buffer,
  glyph: number,
  { start, isLong }: { start: number; isLong: boolean },
): void {
  const size = isLong ? 4 : 2;
  const at = start + glyph * size;
  font.copy(font, at, at + size, at + 2 * size);
}

function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  throw new Error(`The font has no table ${tag}.`);
}

/** By the character map of format 4, which every font for the web has. */
function glyphOf(font: Buffer, codePoint: number): number {
  const cmap = tableAt(font, 'cmap');
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  );
  const map = subtables.find((at) => font.readUInt16BE(at) === 4);
  const glyph = map === undefined ? 0 : glyphIn(font, map, codePoint);
  if (glyph === 0) throw new Error(`The font has no U+${codePoint.toString(16)}.`);
  return glyph;
}

function glyphIn(font: Buffer, map: number, codePoint: number): number {
  const size = font.readUInt16BE(map + 6);
  const ends = map + 14;
  const starts = ends + size + 2;
  for (let segment = 0; segment < size; segment += 2) {
    const start = font.readUInt16BE(starts + segment);
    if (codePoint < start || codePoint > font.readUInt16BE(ends + segment)) continue;
    const delta = font.readUInt16BE(starts + size + segment);
    const rangeAt = starts + 2 * size + segment;
    const range = font.readUInt16BE(rangeAt);
    if (range === 0) return (codePoint + delta) & 0xffff;
    const listed = font.readUInt16BE(rangeAt + range + (codePoint - start) * 2);
    return listed === 0 ? 0 : (listed + delta) & 0xffff;
  }
  return 0;
}
