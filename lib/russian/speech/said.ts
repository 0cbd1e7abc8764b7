/** What a recording of this text is named: «Э́то моя́ сестра́.» is «э́то-моя́-сестра́». */
export function said(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-');
}
