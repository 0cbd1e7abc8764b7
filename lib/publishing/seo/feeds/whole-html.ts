/** A rendered document as it may stand in another's page: whole addresses. */
export function wholeHtml(html: string, origin: string): string {
  return html.replace(/<(?:a|img)\s[^>]*>/gu, (tag) =>
    tag.replace(/ (href|src)="\/(?!\/)/gu, ` $1="${origin}/`),
  );
}
