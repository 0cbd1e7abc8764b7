/** The first file among what is pasted or dropped, unless there is text beside it, as of a copied table. */
export function pictureOf({ files, types }: DataTransfer): File | null {
  return types.includes('text/plain') ? null : (files[0] ?? null);
}
