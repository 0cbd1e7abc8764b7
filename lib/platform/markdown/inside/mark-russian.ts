import type { Element, ElementContent, Root } from 'hast';
import { splitRussian } from '@/lib/platform/i18n/split-russian';

/** Puts Russian words inside a text of another language into `span[lang=ru]`; elements with `lang=ru` stay. */
export function markRussian<P extends Root | Element>(parent: P): P {
  const children = parent.children.flatMap((child): P['children'] => {
    if (child.type === 'text') return split(child.value);
    if (child.type !== 'element' || child.properties.lang === 'ru') return [child];
    return [markRussian(child)];
  });
  return { ...parent, children };
}

function split(text: string): ElementContent[] {
  return splitRussian(text).map((part) => {
    const node = { type: 'text', value: part.text } as const;
    if (!part.russian) return node;
    return { type: 'element', tagName: 'span', properties: { lang: 'ru' }, children: [node] };
  });
}
