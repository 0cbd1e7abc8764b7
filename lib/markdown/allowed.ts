import type { Options as Schema } from 'rehype-sanitize';

/** What Markdown may become. No images, no HTML, no attribute that runs or styles anything. */
export const allowed: Schema = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'pre', 'br'],
    ...['strong', 'em', 'del', 'code', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href', 'title'], ol: ['start'], th: ['align'], td: ['align'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  required: {},
  strip: ['script', 'style'],
};
