import type { ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { markRussian } from './inside/mark-russian';
import { textOf } from './tree';

export interface Heading {
  id: string;
  level: 2 | 3;
  /** Plain text with stress marks. */
  text: string;
}

/** Serializes a filled tree to HTML; `lang` is the language of the text. */
export function documentHtml(tree: Root, lang: string): string {
  const marked = lang === 'ru' ? tree : markRussian(tree);
  // Line breaks between elements are invisible: they would only make the page larger.
  return toHtml({ ...marked, children: marked.children.filter((node) => !isBlank(node)) });
}

/** The headings of levels 2 and 3, in reading order. */
export function headingsOf(tree: Root): Heading[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'element' || !/^h[23]$/u.test(node.tagName)) return [];
    const level = node.tagName === 'h2' ? 2 : 3;
    return [{ id: String(node.properties.id), level, text: textOf(node).trim() }];
  });
}

/** The number of words of the text, for the reading time. */
export function countWords(tree: Root): number {
  const text = tree.children.map((node) => (node.type === 'doctype' ? '' : textOf(node))).join(' ');
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
}

const isBlank = (node: Root['children'][number]): boolean =>
  node.type === 'text' && (node satisfies ElementContent).value.trim() === '';
