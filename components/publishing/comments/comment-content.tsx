import { createElement, Fragment, type ReactNode } from 'react';
import type { CommentElement, CommentNode } from '@/lib/publishing/comments/node';

const looks: Partial<Record<CommentElement['tag'], string>> = {
  strong: 'font-semibold',
  code: 'rounded bg-sunken px-1 py-0.5 font-mono text-[0.95em]',
  pre: 'overflow-x-auto rounded-control bg-sunken p-3 font-mono [&_code]:p-0',
  a: 'text-cobalt underline underline-offset-4 hover:text-cobalt-hover',
  ul: 'list-disc space-y-1 pl-6',
  ol: 'list-decimal space-y-1 pl-6',
  blockquote: 'flex flex-col gap-2 border-l-4 border-line pl-3 text-soft',
};

/** The text of a comment, rendered from the server's tree; it is never parsed as HTML. */
export function CommentContent({ nodes }: { nodes: CommentNode[] }) {
  return <div className="flex flex-col gap-3 wrap-anywhere">{drawAll(nodes)}</div>;
}

const drawAll = (nodes: CommentNode[]): ReactNode =>
  nodes.map((node, index) => <Fragment key={index}>{draw(node)}</Fragment>);

/** Blocks get `dir="auto"`, because comments may quote other scripts. */
const blocks = new Set(['p', 'ul', 'ol', 'blockquote', 'pre']);

function draw(node: CommentNode): ReactNode {
  if (typeof node === 'string') return node === '\n' ? null : node;
  const { tag, href, start, children } = node;
  if (tag === 'br') return <br />;
  const attributes = {
    className: looks[tag],
    ...(blocks.has(tag) && { dir: 'auto' }),
    ...(tag === 'pre' && { tabIndex: 0 }),
    ...(tag === 'a' && { href, rel: 'nofollow ugc noopener' }),
    ...(start !== undefined && { start }),
  };
  return createElement(tag, attributes, drawAll(children));
}
