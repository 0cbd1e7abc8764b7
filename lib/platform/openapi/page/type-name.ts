import type { Schema } from '@/lib/platform/openapi/types';
import { html, joined, type Html } from './html';

export const schemaAnchor = (name: string) => `schema-${name}`;
export const nameIn = ($ref: string) => $ref.split('/').at(-1) ?? '';

/** A schema's type in a few words: 'list of Hint', 'text or null'. */
export function typeName(schema: Schema): Html {
  const { $ref, items, type } = schema;
  if ($ref !== undefined) return html`<a href="#${schemaAnchor(nameIn($ref))}">${nameIn($ref)}</a>`;
  const fixed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (fixed) return joined(fixed.map(literal), ' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joined(distinct(choices.map(typeName)), ' or ');
  if (items) return html`list of ${typeName(items)}`;
  if (typeof schema.additionalProperties === 'object')
    return html`map of ${typeName(schema.additionalProperties)}`;
  const names = type === undefined ? ['anything'] : [type].flat().map((name) => plainNames[name] ?? name);
  return html`${names.join(' or ')}`;
}

/** The constraints of a value besides its type, in words. */
export function limits(schema: Schema): string[] {
  const { format, default: preset, pattern } = schema;
  return [
    ...(format === undefined ? [] : [format]),
    ...range(schema.minLength, schema.maxLength, 'characters'),
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minItems, schema.maxItems, 'items'),
    ...(pattern === undefined ? [] : [`matches \`${pattern}\``]),
    ...(preset === undefined ? [] : [`\`${JSON.stringify(preset)}\` when left out`]),
  ];
}

const plainNames: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'whole number',
};
const literal = (value: unknown) => html`<code>${JSON.stringify(value)}</code>`;

function distinct(parts: Html[]): Html[] {
  return [...new Map(parts.map((part) => [part.markup, part])).values()];
}

function range(min: number | undefined, max: number | undefined, unit: string): string[] {
  if (min === undefined && max === undefined) return [];
  const text =
    max === undefined ? `at least ${min}` : min === undefined ? `at most ${max}` : `${min} to ${max}`;
  return [`${text} ${unit}`.trim()];
}
