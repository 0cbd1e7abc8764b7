import type { ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { markRussian } from './inside/mark-russian';
import { textOf } from './tree';

export interface Heading {
  id: string;
  level: 2 | 3;
  /** With stress marks, without mark-up. */
  text: string;
}

/** Writes a filled tree down; `lang` is the language of the text. */
export function documentHtml(tree: Root, lang: string): string {
  const marked = lang === 'ru' ? tree : markRussian(tree);
  // Line breaks between elements are nobody's to see.
  return toHtml({ ...marked, children: marked.children.filter((node) => !isBlank(node)) });
}

/** The sections of a text and those inside them. */
export function headingsOf(tree: Root): Heading[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'element' || !/^h[23]$/u.test(node.tagName)) return [];
    const level = node.tagName === 'h2' ? 2 : 3;
    return [{ id: String(node.properties.id), level, text: textOf(node).trim() }];
  });
}

/** How many words there are to read. */
export function countWords(tree: Root): number {
  const text = tree.children.map((node) => (node.type === 'doctype' ? '' : textOf(node))).join(' ');
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
}

const isBlank = (node: Root['children'][number]): boolean =>
  node.type === 'text' && (node satisfies ElementContent).value.trim() === '';
