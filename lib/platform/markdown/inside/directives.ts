import type { PhrasingContent, Root, RootContent } from 'mdast';

/**
 * The site's own directives: a note `:::note[Title]` becomes `aside`, the answer to a task `:::answer[Title]` becomes
 * `details`; a lesson `::lesson{course="…" lesson="…"}` and a block that is shown only while there is a contact,
 * `:::contact`, become `section`. Any other colon («в 5:30», «note:this») stays text.
 */
export function remarkDirectives() {
  return (tree: Root, file: { toString: () => string }): Root => ({
    ...tree,
    children: replaceAll(tree.children, file.toString()),
  });
}

type Node = RootContent;
type LeafDirective = Extract<Node, { type: 'leafDirective' }>;
type Directive = Extract<Node, { type: 'leafDirective' | 'textDirective' }>;

function replaceAll<N extends Node>(nodes: readonly N[], source: string): N[] {
  // The boundary: the replacement of a directive is allowed wherever the directive is.
  return nodes.flatMap((node) => replace(node, source) as N[]);
}

function replace(node: Node, source: string): Node[] {
  if (node.type === 'textDirective') {
    return [{ type: 'text', value: sourceOf(node, source) } satisfies PhrasingContent];
  }
  if (node.type === 'leafDirective') {
    return node.name === 'lesson' ? [lessonOf(node)] : [asTyped(node, source)];
  }
  if (node.type === 'containerDirective') {
    const children = replaceAll(node.children, source);
    const container = containers[node.name];
    if (!container) return children.map((child) => titled(child, 'strong'));
    const { title = 'strong', ...data } = container;
    return [{ ...node, attributes: {}, children: children.map((child) => titled(child, title)), data }];
  }
  if (!('children' in node)) return [node];
  // The boundary: a node's children keep their type.
  return [{ ...node, children: replaceAll(node.children as Node[], source) } as Node];
}

interface Container {
  hName: string;
  hProperties?: Record<string, string>;
  /** The element of its title. */
  title?: string;
}

const containers: Readonly<Record<string, Container | undefined>> = {
  note: { hName: 'aside' },
  answer: { hName: 'details', title: 'summary' },
  contact: { hName: 'section', hProperties: { dataContact: 'set' } },
};

/** Gives the label in brackets, the first paragraph, its element. */
function titled<N extends Node>(node: N, hName: string): N {
  const isTitle = node.type === 'paragraph' && node.data?.directiveLabel === true;
  return isTitle ? { ...node, data: { hName } } : node;
}

function lessonOf(node: LeafDirective): Node {
  const { course, lesson } = node.attributes ?? {};
  const data = { hName: 'section', hProperties: { dataCourse: course, dataLesson: lesson } };
  return { ...node, attributes: {}, children: [], data };
}

function asTyped(node: Directive, source: string): Node {
  return { type: 'paragraph', children: [{ type: 'text', value: sourceOf(node, source) }] };
}

function sourceOf({ position }: Directive, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}
