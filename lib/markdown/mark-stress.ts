import type { Element, ElementContent, Root } from 'hast';
import { stressMark } from '@/lib/stress';

/** `short`: as inline-html.ts writes it. */
type Manner = 'named' | 'short';

/** Puts each stress mark into `span.stress`, so that the reader may hide them all. */
export function markStress<P extends Root | Element>(parent: P, manner: Manner = 'named'): P {
  const children = parent.children.flatMap((child): P['children'] => {
    if (child.type === 'text') return split(child.value, marks[manner]);
    return [child.type === 'element' ? markStress(child, manner) : child];
  });
  return { ...parent, children };
}

function split(text: string, mark: Element): ElementContent[] {
  return text
    .split(stressMark)
    .flatMap((part, index) => [
      ...(index > 0 ? [mark] : []),
      ...(part === '' ? [] : [{ type: 'text', value: part } as const]),
    ]);
}

const mark = (tagName: string, properties: Element['properties']): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [{ type: 'text', value: stressMark }],
});
const marks: Record<Manner, Element> = {
  named: mark('span', { className: ['stress'] }),
  short: mark('i', {}),
};
