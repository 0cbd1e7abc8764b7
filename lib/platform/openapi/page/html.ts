import { escapeHtml } from '@/lib/platform/text/escape-html';

/** Safe markup; every other value is escaped when it is inserted. */
export interface Html {
  markup: string;
}
type Part = Html | string | number | readonly Part[];

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = strings.reduce((before, text, index) => before + markupOf(parts[index - 1] ?? '') + text);
  return { markup };
}

/** Renders a sentence in which backticks mark code. */
export function prose(text: string): Html {
  const parts = text
    .split('`')
    .map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${part}`));
  return html`${parts}`;
}

/** Joins parts with a separator. */
export function joined(parts: readonly Part[], separator: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : [separator, part]))}`;
}

function markupOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return isList(part) ? part.map(markupOf).join('') : part.markup;
}

/** A type guard, because Array.isArray does not narrow a readonly array. */
const isList = (part: Html | readonly Part[]): part is readonly Part[] => Array.isArray(part);
