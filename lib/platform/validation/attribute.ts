import type { Messages } from 'next-intl';

type Attributes = Messages['validation']['attributes'];

/** The longest text of a caller that an error message repeats. */
const maxEchoCodePoints = 60;

/** The display name of a field; `items.3.text` has the name of its first known part, '' is the whole request. */
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

/** A caller's own text on one line, shortened. */
export function echo(text: string): string {
  const signs = Array.from(
    text
      .slice(0, 4 * maxEchoCodePoints)
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  );
  return signs.length <= maxEchoCodePoints
    ? signs.join('')
    : `${signs.slice(0, maxEchoCodePoints - 1).join('')}…`;
}
