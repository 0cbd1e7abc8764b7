import 'server-only';
import type { Element, ElementContent } from 'hast';
import { LRUCache } from 'lru-cache';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import rehypeSanitize, { type Options as Allowed } from 'rehype-sanitize';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type Processor } from 'unified';
import { commentTags, type CommentNode } from './node';

/*
 * A comment's Markdown to a tree of a few plain elements, which React draws: no HTML is written anywhere. What is not
 * of the subset is not dropped but stays the text somebody typed.
 */
const notOurs = [
  ...['htmlFlow', 'htmlText', 'characterReference'],
  ...['headingAtx', 'setextUnderline', 'thematicBreak', 'codeIndented'],
  ...['definition', 'labelStartImage'],
];
const allowed: Allowed = {
  tagNames: [...commentTags],
  attributes: { a: ['href'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  required: {},
  strip: [],
};
/** Deeper quotations and lists are drawn on the last level: a phone has no room, and a reader no patience. */
const deepest = 5;
/** Marks of quotations and lists at the beginning of a line. */
const mark = String.raw`[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])`;
const deepMarks = new RegExp(`^((?:${mark}){${deepest}})(?:${mark})+`, 'gmu');
/** Elements in one another, whatever they are. */
const deepestInside = 16;
/**
 * Signs that mean something in Markdown, and lines: a list of twenty links has two hundred. A parser looks at each again
 * for the others, and a page of comments is drawn on the thread that serves everybody.
 */
const mostSigns = 300;
const signs = /[*_`~[\]<>!\\|#\n-]/gu;

function commentSyntax(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmAutolinkLiteral(), { disable: { null: notOurs } });
  (data.fromMarkdownExtensions ??= []).push(gfmAutolinkLiteralFromMarkdown());
}

const toHast = unified()
  .use(remarkParse)
  .use(commentSyntax)
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .freeze();

const trees = new LRUCache<string, CommentNode[]>({ max: 1000, memoMethod: parse });

/** A page shows the same comments again and again: the last thousand texts are parsed once. */
export function commentTree(markdown: string): CommentNode[] {
  return trees.memo(markdown);
}

function parse(markdown: string): CommentNode[] {
  if ((markdown.match(signs)?.length ?? 0) > mostSigns) return asTyped(markdown);
  const { children } = toHast.runSync(toHast.parse(markdown.replace(deepMarks, '$1')));
  return children.flatMap((child) => (child.type === 'doctype' ? [] : nodesOf(child, 0)));
}

const asTyped = (text: string): CommentNode[] =>
  text.split(/\n{2,}/u).map((paragraph) => ({ tag: 'p', children: textNodes(paragraph) }));

function nodesOf(node: ElementContent, depth: number): CommentNode[] {
  if (node.type === 'text') return textNodes(node.value);
  if (node.type !== 'element') return [];
  const isContainer = containers.has(node.tagName);
  const children = node.children.flatMap((child) => nodesOf(child, depth + 1));
  const inner = isContainer || node.tagName === 'li' ? children.filter((child) => child !== '\n') : children;
  if (depth >= deepestInside) return inner;
  return element(node, inner);
}

const containers = new Set(['blockquote', 'ul', 'ol']);

/** A new line is one here, as everywhere where people chat. */
function textNodes(value: string): CommentNode[] {
  if (value === '\n') return ['\n'];
  return value
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [lineBreak] : []), ...(line === '' ? [] : [line])]);
}

const lineBreak: CommentNode = { tag: 'br', children: [] };

function element({ tagName, properties }: Element, children: CommentNode[]): CommentNode[] {
  const tag = commentTags.find((each) => each === tagName);
  if (tag === undefined) return children;
  if (tag === 'a') {
    const href = safeTarget(properties.href);
    return href === null ? children : [{ tag, href, children }];
  }
  return [{ tag, children, ...(typeof properties.start === 'number' && { start: properties.start }) }];
}

const protocols = new Set(['http:', 'https:', 'mailto:']);

/** Only whole addresses: one without a scheme would lead somewhere on our own site, or to wherever `//` says. */
function safeTarget(href: unknown): string | null {
  const url = typeof href === 'string' && URL.canParse(href) ? new URL(href) : null;
  return url && protocols.has(url.protocol) ? url.href : null;
}

/** How many links somebody's text holds. */
export function countLinks(nodes: readonly CommentNode[]): number {
  return nodes.reduce(
    (sum, node) =>
      sum + (typeof node === 'string' ? 0 : Number(node.tag === 'a') + countLinks(node.children)),
    0,
  );
}
