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

/** Markdown to a safe tree. HTML in it is dropped; what is added after `rehypeSanitize` is ours. */
const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkDirectives)
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .freeze();

/**
 * The only way the Markdown of articles, pages and lectures becomes anything else: examples are made (examples.ts),
 * headings have ids; what it refers to is still to be filled in. Some texts take it minutes: what people wrote is parsed
 * on another thread (render-text.ts).
 */
export function parseDocument(markdown: string): Root {
  const tree = toTree.runSync(toTree.parse(markdown), markdown);
  return numberHeadings(makeExamples(tree));
}
