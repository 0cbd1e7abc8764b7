import type { Element, ElementContent, Root } from 'hast';
import { stressMark } from '@/lib/stress';

/** Puts each stress mark into an `i`, as inline-html.ts does, so that the reader may hide them all. */
export function markStress<P extends Root | Element>(parent: P): P {
  const children = parent.children.flatMap((child): P['children'] => {
    if (child.type === 'text') return split(child.value);
    return [child.type === 'element' ? markStress(child) : child];
  });
  return { ...parent, children };
}

function split(text: string): ElementContent[] {
  return text
    .split(stressMark)
    .flatMap((part, index) => [
      ...(index > 0 ? [mark] : []),
      ...(part === '' ? [] : [{ type: 'text', value: part } as const]),
    ]);
}

const mark: Element = {
  type: 'element',
  tagName: 'i',
  properties: {},
  children: [{ type: 'text', value: stressMark }],
};
