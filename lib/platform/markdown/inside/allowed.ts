import type { Options as Schema } from 'rehype-sanitize';

/**
 * The elements and attributes that Markdown may become; none of them runs or styles anything. Notes (`aside`), answers
 * (`details`), linked lessons and blocks that depend on settings (`section`), and images are replaced afterwards. An
 * author's HTML never gets here: these elements come from Markdown alone.
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
