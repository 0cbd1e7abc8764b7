import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { remarkDirectives } from './directives';
import { allowed } from './allowed';
import { makeExamples } from './examples';
import { numberHeadings } from './headings';
import { isAllSigns, tameMarkdown } from './tame';

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
 * headings have ids; what it refers to is still to be filled in.
 */
export function parseDocument(text: string): Root {
  if (isAllSigns(text)) return asTyped(text);
  const markdown = tameMarkdown(text);
  const tree = toTree.runSync(toTree.parse(markdown), markdown);
  return numberHeadings(makeExamples(tree));
}

function asTyped(text: string): Root {
  const paragraphs = text.split(/\n\s*\n/u);
  return {
    type: 'root',
    children: paragraphs.map((value) => ({
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ type: 'text', value }],
    })),
  };
}
