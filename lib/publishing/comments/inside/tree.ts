import 'server-only';
import type { Element, ElementContent } from 'hast';
import { LRUCache } from 'lru-cache';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import rehypeSanitize, { type Options as Allowed } from 'rehype-sanitize';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type Processor } from 'unified';
import { commentTags, type CommentNode } from '@/lib/publishing/comments/node';

/*
 * Parses a comment's Markdown into a tree of a few plain elements, which React renders: no HTML is involved. Syntax
 * outside the subset stays as the typed text.
 */
const disabledConstructs = [
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
/** Deeper quotations and lists are moved up to this level, because a phone has no room for them. */
const maxQuoteDepth = 5;
/** A quotation or list marker at the beginning of a line. */
const mark = String.raw`[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])`;
const deepMarks = new RegExp(`^((?:${mark}){${maxQuoteDepth}})(?:${mark})+`, 'gmu');
/** The maximum nesting of elements of any kind. */
const maxElementDepth = 16;
/**
 * The maximum number of markup characters and line breaks; a list of twenty links has 200. Parsing time grows faster
 * than their number, and a page of comments is parsed on the thread that serves every request.
 */
const maxMarkupSigns = 300;
const signs = /[*_`~[\]<>!\\|#\n-]/gu;

function commentSyntax(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmAutolinkLiteral(), { disable: { null: disabledConstructs } });
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
  if ((markdown.match(signs)?.length ?? 0) > maxMarkupSigns) return plainParagraphs(markdown);
  const { children } = toHast.runSync(toHast.parse(markdown.replace(deepMarks, '$1')));
  return children.flatMap((child) => (child.type === 'doctype' ? [] : nodesOf(child, 0)));
}

const plainParagraphs = (text: string): CommentNode[] =>
  text.split(/\n{2,}/u).map((paragraph) => ({ tag: 'p', children: textNodes(paragraph) }));

function nodesOf(node: ElementContent, depth: number): CommentNode[] {
  if (node.type === 'text') return textNodes(node.value);
  if (node.type !== 'element') return [];
  const isContainer = containers.has(node.tagName);
  const children = node.children.flatMap((child) => nodesOf(child, depth + 1));
  const inner = isContainer || node.tagName === 'li' ? children.filter((child) => child !== '\n') : children;
  if (depth >= maxElementDepth) return inner;
  return element(node, inner);
}

const containers = new Set(['blockquote', 'ul', 'ol']);

/** Turns every line break into `br`, as chats do. */
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

/** Accepts only absolute URLs: others would lead to a page of this site, or with `//` to another host. */
function safeTarget(href: unknown): string | null {
  const url = typeof href === 'string' && URL.canParse(href) ? new URL(href) : null;
  return url && protocols.has(url.protocol) ? url.href : null;
}

/** The number of links in a comment. */
export function countLinks(nodes: readonly CommentNode[]): number {
  return nodes.reduce(
    (sum, node) =>
      sum + (typeof node === 'string' ? 0 : Number(node.tag === 'a') + countLinks(node.children)),
    0,
  );
}
