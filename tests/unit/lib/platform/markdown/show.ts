import { documentHtml } from '@/lib/platform/markdown/document-html';
import { fillDocument } from '@/lib/platform/markdown/fill-document';
import { parseDocument } from '@/lib/platform/markdown/parse-document';

const around = {
  lessons: new Map(),
  images: new Map(),
  localize: (path: string) => path,
  tableLabel: 'Table',
  hasContact: true,
};

/** The tree of a Markdown text in which nothing is linked. */
export const treeOf = (markdown: string) => fillDocument(parseDocument(markdown), around);

/** The HTML that it becomes. */
export const show = (markdown: string, lang = 'en') => documentHtml(treeOf(markdown), lang);
