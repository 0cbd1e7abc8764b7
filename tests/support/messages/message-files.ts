import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/lib/platform/i18n/locales';
import { messageSlices } from '@/lib/platform/i18n/message-files';

/** Relative to the repository's root, the working directory of every command. */
export const messageFolder = 'messages';

type Tree = { [key: string]: string | Tree };

/** All messages of a language by key: `slice:path.of.key`. */
export function loadMessages(locale: Locale): Map<string, string> {
  const entries = messageSlices.flatMap((slice) => {
    const file = readFileSync(join(messageFolder, locale, `${slice}.json`), 'utf8');
    return flatten(JSON.parse(file) as Tree, `${slice}:`);
  });
  return new Map(entries);
}

function flatten(tree: Tree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}
