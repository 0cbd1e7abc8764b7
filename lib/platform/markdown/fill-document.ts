import type { Element, ElementContent, Properties, Root } from 'hast';
import { stressMark } from '@/lib/platform/text/stress';
import { imageIn, isElement, lessonIn } from './references';
import { mapTree, textOf } from './tree';

/** What a document cannot know by itself. */
export interface Surroundings {
  /** The card of a lesson by `course/lesson`; what is not there disappears. */
  lessons: ReadonlyMap<string, { href: string; title: string; lang: string; label: string }>;
  /** Pictures by id; what is not there disappears. */
  images: ReadonlyMap<string, { src: string; width: number; height: number }>;
  /** An address of ours with the reader's language in front. */
  localize: (path: string) => string;
  tableLabel: string;
  /** Whether the settings say how to reach the operators: without, what tells people to do so disappears. */
  hasContact: boolean;
}

/** Notes, linked lessons, pictures, links and tables as readers see them. */
export function fillDocument(tree: Root, around: Surroundings): Root {
  return dropForeignImages(fill(tree, around));
}

function fill(tree: Root, around: Surroundings): Root {
  return mapTree(tree, (node) => {
    if (node.type !== 'element') return [node];
    switch (node.tagName) {
      case 'figure':
        return [exampleOf(node)];
      case 'aside':
        return [element('div', { className: ['note'], role: 'note' }, node.children)];
      case 'details':
        return [element('details', { className: ['answer'] }, node.children)];
      case 'section':
        return sectionOf(node, around);
      case 'p':
        return pictures(node, around);
      case 'a':
        return [link(node, around)];
      case 'th':
        return [columnHead(node)];
      case 'table': {
        const label = { role: 'group', ariaLabel: around.tableLabel, tabIndex: 0 };
        return [element('div', { className: ['wide'], ...label }, [node])];
      }
      default:
        return [node];
    }
  });
}

/** What is read aloud stands in it: no need to say it again. A picture (made below) is none. */
function exampleOf(node: Element): Element {
  return node.properties.dataSpeech === undefined
    ? node
    : { ...node, properties: { className: ['example'] } };
}

/** The corner of a table names nothing: it is no heading. */
function columnHead(node: Element): Element {
  return node.children.length === 0 ? { ...node, tagName: 'td' } : node;
}

function sectionOf(node: Element, around: Surroundings): ElementContent[] {
  if (node.properties.dataContact === undefined) return lessonCard(node, around);
  return around.hasContact ? node.children : [];
}

function lessonCard(node: Element, { lessons }: Surroundings): ElementContent[] {
  const reference = lessonIn(node);
  const found = reference && lessons.get(`${reference.course}/${reference.lesson}`);
  if (!found) return [];
  const { href, title, lang, label } = found;
  return [
    element('a', { className: ['lesson'], href }, [
      element('span', {}, [text(label)]),
      element('b', { lang }, [text(title)]),
    ]),
  ];
}

/** A picture stands alone in its paragraph; within a sentence only what it is called remains. */
function pictures(paragraph: Element, { images }: Surroundings): ElementContent[] {
  const isAlone = paragraph.children.every((child) => isElement(child, 'img') || textOf(child).trim() === '');
  const shown = paragraph.children.filter((child) => isElement(child, 'img'));
  if (shown.length === 0) return [paragraph];
  if (!isAlone) {
    const children = paragraph.children.flatMap((child) =>
      isElement(child, 'img') ? [text(wordsOf(child.properties.alt))] : [child],
    );
    return [{ ...paragraph, children }];
  }
  return shown.flatMap((image) => {
    const found = images.get(imageIn(image) ?? '');
    return found ? [figure(image.properties, found)] : [];
  });
}

function figure({ alt, title }: Properties, size: { src: string; width: number; height: number }): Element {
  const image = element(
    'img',
    { ...size, alt: wordsOf(alt).replaceAll(stressMark, ''), loading: 'lazy', decoding: 'async' },
    [],
  );
  const caption = wordsOf(title);
  return element('figure', { className: ['picture'] }, [
    image,
    ...(caption === '' ? [] : [element('figcaption', {}, [text(caption)])]),
  ]);
}

/** One that stands in a list, a table or a link was never looked at: only what it is called remains. */
const dropForeignImages = (tree: Root): Root =>
  mapTree(tree, (node) =>
    isElement(node, 'img') && node.properties.loading !== 'lazy'
      ? [text(wordsOf(node.properties.alt))]
      : [node],
  );

/** Our own addresses lead to the reader's language; others are nothing we vouch for. */
function link(node: Element, { localize }: Surroundings): Element {
  const { href } = node.properties;
  if (typeof href !== 'string' || href.startsWith('#')) return node;
  const isOurs = href.startsWith('/') && !/^\/[/\\]/u.test(href);
  const properties = isOurs
    ? { ...node.properties, href: localize(href) }
    : { ...node.properties, rel: ['nofollow', 'noopener'] };
  return { ...node, properties };
}

const wordsOf = (value: Properties[string]) => (typeof value === 'string' ? value : '');
const text = (value: string) => ({ type: 'text', value }) as const;

const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
