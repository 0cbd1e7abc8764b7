/** Takes out what may be a secret or name a person: the query of an address, an e-mail address, a token. */
export function redact(text: string): string {
  return text
    .replaceAll(/\?[^\s"'`()<>]+/g, '?…')
    .replaceAll(/[^\s"'`()<>@]+@[^\s"'`()<>@]+/g, '…@…')
    .replaceAll(/[\w-]{32,}/g, '…');
}
