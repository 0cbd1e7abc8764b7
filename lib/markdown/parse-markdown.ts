import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { allowed } from './allowed';
import { makeExamples } from './examples';
import { numberHeadings } from './headings';
import { markRussian } from './mark-russian';

/** Markdown to a safe tree. HTML in it is dropped; what is added after `rehypeSanitize` is ours. */
const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .freeze();

/**
 * The only way Markdown becomes anything else. A quotation becomes an example (`figure`, see examples.ts),
 * headings get ids, and Russian inside another language is marked as Russian. `lang` is the language of the text.
 */
export function parseMarkdown(markdown: string, { lang }: { lang: string }): Root {
  const tree = toTree.runSync(toTree.parse(markdown));
  const whole = numberHeadings(makeExamples(tree));
  return lang === 'ru' ? whole : markRussian(whole);
}
