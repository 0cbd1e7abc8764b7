/** The file name of a recording, without extension: «Э́то моя́ сестра́.» becomes «э́то-моя́-сестра́». */
export function recordingName(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-');
}
