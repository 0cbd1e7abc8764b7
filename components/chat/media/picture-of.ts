/** The first file of a paste or drop, unless it has text too, like a copied table. */
export function pictureOf({ files, types }: DataTransfer): File | null {
  return types.includes('text/plain') ? null : (files[0] ?? null);
}
