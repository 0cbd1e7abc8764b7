const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Characters that XML 1.0 cannot hold, escaped or not: most control characters, halves of surrogate pairs, U+FFFE and U+FFFF.
 */
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/**
 * A text as it may stand in an element or an attribute.
 * @public for tests, which hold it against a parser of XML
 */
export function escapeXml(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"']/gu, (sign) => entities[sign] ?? '');
}

type Attributes = Record<string, string>;

/** An element with text; what is left out of `content` stands alone. */
export function element(name: string, content?: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  return content === undefined
    ? `<${name}${written}/>`
    : `<${name}${written}>${escapeXml(content)}</${name}>`;
}

/** An element that holds others, already written. */
export function parent(name: string, children: readonly string[], attributes: Attributes = {}): string {
  const start = element(name, undefined, attributes).replace(/\/>$/u, '>');
  return `${start}${children.join('')}</${name}>`;
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
