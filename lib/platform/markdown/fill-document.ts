import type { Element, ElementContent, Properties, Root } from 'hast';
import { stressMark } from '@/lib/platform/text/stress';
import { imageIn, isElement, lessonIn } from './references';
import { mapTree, textOf } from './tree';

/** The data that a document refers to or depends on. */
export interface DocumentContext {
  /** The card of a lesson by `course/lesson`; a reference to any other lesson is removed. */
  lessons: ReadonlyMap<string, { href: string; title: string; lang: string; label: string }>;
  /** Pictures by id; a reference to any other picture is removed. */
  images: ReadonlyMap<string, { src: string; width: number; height: number }>;
  /** Prefixes a path of the site with the reader's locale. */
  localize: (path: string) => string;
  tableLabel: string;
  /** Whether the settings hold a contact of the operators; without one `:::contact` blocks are removed. */
  hasContact: boolean;
}

/** Replaces notes, linked lessons, pictures, links and tables by their final HTML elements. */
export function fillDocument(tree: Root, context: DocumentContext): Root {
  return dropForeignImages(fill(tree, context));
}

function fill(tree: Root, context: DocumentContext): Root {
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
        return sectionOf(node, context);
      case 'p':
        return pictures(node, context);
      case 'a':
        return [link(node, context)];
      case 'th':
        return [columnHead(node)];
      case 'table': {
        const label = { role: 'group', ariaLabel: context.tableLabel, tabIndex: 0 };
        return [element('div', { className: ['wide'], ...label }, [node])];
      }
      default:
        return [node];
    }
  });
}

/** An example's figure contains the text that is read aloud, so that it needs no `data-speech`. The figure of a picture stays. */
function exampleOf(node: Element): Element {
  return node.properties.dataSpeech === undefined
    ? node
    : { ...node, properties: { className: ['example'] } };
}

/** An empty corner cell of a table is no heading. */
function columnHead(node: Element): Element {
  return node.children.length === 0 ? { ...node, tagName: 'td' } : node;
}

function sectionOf(node: Element, context: DocumentContext): ElementContent[] {
  if (node.properties.dataContact === undefined) return lessonCard(node, context);
  return context.hasContact ? node.children : [];
}

function lessonCard(node: Element, { lessons }: DocumentContext): ElementContent[] {
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

/** A picture that is alone in its paragraph becomes a figure; within a sentence only its alt text remains. */
function pictures(paragraph: Element, { images }: DocumentContext): ElementContent[] {
  const isAlone = paragraph.children.every((child) => isElement(child, 'img') || textOf(child).trim() === '');
  const shown = paragraph.children.filter((child) => isElement(child, 'img'));
  if (shown.length === 0) return [paragraph];
  if (!isAlone) {
    const children = paragraph.children.map((child) =>
      isElement(child, 'img') ? text(wordsOf(child.properties.alt)) : child,
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

/** Images in lists, tables and links were not made into figures: only their alt text remains. */
const dropForeignImages = (tree: Root): Root =>
  mapTree(tree, (node) =>
    isElement(node, 'img') && node.properties.loading !== 'lazy'
      ? [text(wordsOf(node.properties.alt))]
      : [node],
  );

/** Links inside the site get the reader's locale; external ones get `rel="nofollow noopener"`. */
function link(node: Element, { localize }: DocumentContext): Element {
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
