import type { Element, ElementContent, Root } from 'hast';

type Parent = Root | Element;

/** A copy of the tree in which every node below `parent` was replaced by what `replace` makes of it, children first. */
export function mapTree<P extends Parent>(parent: P, replace: (node: ElementContent) => ElementContent[]): P {
  const children = parent.children.flatMap((child) => {
    if (child.type === 'doctype') return [];
    return replace(child.type === 'element' ? mapTree(child, replace) : child);
  });
  return { ...parent, children };
}

/** All the text in a node. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
