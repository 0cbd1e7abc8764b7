import type { Options as Schema } from 'rehype-sanitize';

/**
 * What Markdown may become. No HTML, no attribute that runs or styles anything. Notes (`aside`), answers
 * (`details`), linked lessons and what depends on settings (`section`), and pictures are made into something of ours afterwards; no HTML of a writer gets here: these names come
 * from Markdown alone.
 */
export const allowed: Schema = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'pre', 'br'],
    ...['strong', 'em', 'del', 'code', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['aside', 'details', 'summary', 'section', 'img'],
  ],
  attributes: {
    a: ['href', 'title'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
    section: ['dataCourse', 'dataLesson', 'dataContact'],
    img: ['src', 'alt', 'title'],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  required: {},
  strip: ['script', 'style'],
};
