import type { Schema } from '@/lib/platform/openapi/types';
import { html, prose, type Html } from './html';
import { limits, typeName } from './type-name';
import { describingTable } from './table';

/** The table of an object's fields: nested names with dots, alternatives separated by 'or'. */
export function fieldTable(schema: Schema, caption: string): Html {
  const rows = rowsOf(schema, '');
  if (rows.length === 0) return html`<p>${typeName(schema)}</p>`;
  return describingTable(caption, 'Field', rows);
}

function rowsOf(schema: Schema, prefix: string): Html[] {
  const { properties, required = [], items } = schema;
  if (items) return rowsOf(items, prefix === '' ? prefix : `${prefix.slice(0, -1)}[].`);
  const choices = (schema.anyOf ?? schema.oneOf ?? []).map((choice) => rowsOf(choice, prefix));
  const alternatives = choices.filter((rows) => rows.length > 0);
  if (alternatives.length > 0)
    return alternatives.flatMap((rows, index) => (index === 0 ? rows : [orRow, ...rows]));
  return Object.entries(properties ?? {}).flatMap(([name, field]) => [
    fieldRow(`${prefix}${name}`, field, required.includes(name)),
    ...rowsOf(field, `${prefix}${name}.`),
  ]);
}

const orRow = html`<tr>
  <th colspan="3" scope="rowgroup">or</th>
</tr>`;

function fieldRow(name: string, field: Schema, isRequired: boolean): Html {
  const type = isObject(field) ? html`object` : typeName(field);
  return html`<tr>
    <td><code>${name}</code>${isRequired ? '' : html` <i>optional</i>`}</td>
    <td>${type}</td>
    <td>${prose([...limits(field), field.description ?? ''].filter(Boolean).join('. '))}</td>
  </tr>`;
}

const isObject = ({ properties }: Schema) => properties !== undefined;
