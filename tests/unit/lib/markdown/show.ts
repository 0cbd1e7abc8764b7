import { Fragment, isValidElement } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { parseMarkdown } from '@/lib/markdown/parse-markdown';

/** The HTML that a Markdown text becomes, without the components around it. */
export function show(markdown: string, lang = 'en'): string {
  const content: unknown = toJsxRuntime(parseMarkdown(markdown, { lang }), { Fragment, jsx, jsxs });
  if (!isValidElement(content)) throw new Error('Markdown became no element.');
  return renderToStaticMarkup(content);
}
