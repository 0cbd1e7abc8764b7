import type { Element, ElementContent, Root } from 'hast';

type Parent = Root | Element;

/** Copies the tree, replacing every node below `parent` by the result of `replace`, children first. */
export function mapTree<P extends Parent>(parent: P, replace: (node: ElementContent) => ElementContent[]): P {
  const children = parent.children.flatMap((child) => {
    if (child.type === 'doctype') return [];
    return replace(child.type === 'element' ? mapTree(child, replace) : child);
  });
  return { ...parent, children };
}

/** The text content of a node. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
