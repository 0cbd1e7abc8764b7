import type { Root } from 'hast';
import { mapTree } from '@/lib/platform/markdown/tree';

/** Gives headings numbered ids: the same fragment leads to the same section in every language of a text. */
export function numberHeadings(tree: Root): Root {
  let number = 0;
  return mapTree(tree, (node) => {
    if (node.type !== 'element' || !/^h[2-4]$/u.test(node.tagName)) return [node];
    number += 1;
    return [{ ...node, properties: { ...node.properties, id: `section-${number}` } }];
  });
}
