import type { Element, ElementContent, Root } from 'hast';
import { mapTree, textOf } from '@/lib/platform/markdown/tree';

/**
 * A quotation is an example: its first line is Russian, an optional second line its meaning.
 * It becomes `figure[data-speech]` with two paragraphs, the first in Russian.
 */
export function makeExamples(tree: Root): Root {
  return mapTree(tree, (node) =>
    node.type === 'element' && node.tagName === 'blockquote' ? [makeExample(node)] : [node],
  );
}

function makeExample(quotation: Element): Element {
  const [russian, meaning] = splitAtNewline(linesOf(quotation));
  const paragraphs = [
    paragraph(russian, { lang: 'ru' }),
    ...(meaning.length > 0 ? [paragraph(meaning, {})] : []),
  ];
  return {
    type: 'element',
    tagName: 'figure',
    properties: { dataSpeech: russian.map(textOf).join('').trim() },
    children: paragraphs,
  };
}

/** The inline content of a quotation, a newline between its paragraphs. */
function linesOf({ children }: Element): ElementContent[] {
  const paragraphs = children.filter((child) => child.type === 'element');
  return paragraphs.flatMap(({ children: line }, index) =>
    index === 0 ? line : [{ type: 'text', value: '\n' } as const, ...line],
  );
}

function splitAtNewline(nodes: readonly ElementContent[]): [ElementContent[], ElementContent[]] {
  const at = nodes.findIndex((node) => node.type === 'text' && node.value.includes('\n'));
  const breaking = nodes[at];
  if (breaking?.type !== 'text') return [[...nodes], []];
  const newline = breaking.value.indexOf('\n');
  const before = breaking.value.slice(0, newline);
  const after = breaking.value.slice(newline + 1);
  return [
    [...nodes.slice(0, at), ...textNodes(before)],
    [...textNodes(after), ...nodes.slice(at + 1)],
  ];
}

const textNodes = (value: string): ElementContent[] => (value === '' ? [] : [{ type: 'text', value }]);

const paragraph = (children: ElementContent[], properties: Element['properties']): Element => ({
  type: 'element',
  tagName: 'p',
  properties,
  children,
});
