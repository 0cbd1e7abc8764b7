/** Removes possible secrets and personal data: queries of addresses, e-mail addresses, tokens. */
export function redact(text: string): string {
  return text
    .replaceAll(/\?[^\s"'`()<>]+/g, '?…')
    .replaceAll(/[^\s"'`()<>@]+@[^\s"'`()<>@]+/g, '…@…')
    .replaceAll(/[\w-]{32,}/g, '…');
}
