import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { remarkDirectives } from './inside/directives';
import { allowed } from './inside/allowed';
import { makeExamples } from './inside/examples';
import { numberHeadings } from './inside/headings';

/** Markdown to a sanitized tree without any HTML of the author; later steps add only trusted elements. */
const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkDirectives)
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .freeze();

/**
 * Parses the Markdown of articles, pages and lectures, the only place that does: examples are figures (examples.ts) and
 * headings have ids; references are filled in later (fill-document.ts). Some texts take minutes, so that users' texts are
 * parsed in a worker thread (render-text.ts).
 */
export function parseDocument(markdown: string): Root {
  const tree = toTree.runSync(toTree.parse(markdown), markdown);
  return numberHeadings(makeExamples(tree));
}
