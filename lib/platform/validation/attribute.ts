import type { Messages } from 'next-intl';

type Attributes = Messages['validation']['attributes'];

/** No more of what a caller made up comes back to them. */
const longestEcho = 60;

/** What people call a field; `items.3.text` is named after its first known part, '' is the whole request. */
export function attributeName(attributes: Attributes, field: string): string {
  if (field === '') return attributes.whole;
  const path = field.slice(0, 200).split('.');
  const known = path
    .map((_, start) => leaf(attributes, path.slice(start)))
    .find((name) => name !== undefined);
  return known ?? echo(field.replaceAll('_', ' '));
}

function leaf(tree: unknown, [part = '', ...rest]: string[]): string | undefined {
  if (typeof tree !== 'object' || tree === null || !Object.hasOwn(tree, part)) return undefined;
  const found: unknown = Reflect.get(tree, part);
  return typeof found === 'string' ? found : leaf(found, rest);
}

/** A caller's own text, on one line and short. */
export function echo(text: string): string {
  const signs = Array.from(
    text
      .slice(0, 4 * longestEcho)
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  );
  return signs.length <= longestEcho ? signs.join('') : `${signs.slice(0, longestEcho - 1).join('')}…`;
}
