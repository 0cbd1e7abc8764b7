/** The image format by the file's first bytes; null for an unaccepted format, whatever its name or content type. */
export function formatOf(file: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const starts = (signs: readonly number[], at = 0) =>
    signs.every((sign, index) => file[at + index] === sign);
  if (starts([0xff, 0xd8, 0xff])) return 'jpeg';
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  // RIFF, four bytes of length, WEBP.
  if (starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8)) return 'webp';
  return null;
}
