import { escapeHtml } from '@/lib/platform/text/escape-html';

/** Markup that is safe to send; everything else is text and is escaped on its way in. */
export interface Html {
  markup: string;
}
type Part = Html | string | number | readonly Part[];

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = strings.reduce((before, text, index) => before + markupOf(parts[index - 1] ?? '') + text);
  return { markup };
}

/** A sentence in which `code` stands between backticks. */
export function prose(text: string): Html {
  const parts = text
    .split('`')
    .map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${part}`));
  return html`${parts}`;
}

/** Parts with something between each two. */
export function joined(parts: readonly Part[], between: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : [between, part]))}`;
}

function markupOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return isList(part) ? part.map(markupOf).join('') : part.markup;
}

/** Array.isArray does not narrow a readonly list. */
const isList = (part: Html | readonly Part[]): part is readonly Part[] => Array.isArray(part);
