import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/locales';

type Validation = Messages['validation'];
type Tree = { [key: string]: string | Tree };

const folder = join(__dirname, '../../messages');

export function validationMessages(locale: Locale): Validation {
  // The boundary: tests/unit/messages holds every locale to the keys of English.
  return JSON.parse(readFileSync(join(folder, locale, 'validation.json'), 'utf8')) as Validation;
}

/** The messages by dotted key: 'min.string' → 'The :attribute must …'. */
export function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
}
