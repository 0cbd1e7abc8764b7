import { readFileSync } from 'node:fs';
import type { ReadStyles } from '@/lib/platform/http-server/late-hydration/inline-styles';

const folder = '.next/static/chunks';

/** Reads and caches Next's stylesheets; a file's name changes with its content. */
export function createStylesheets(): ReadStyles {
  const cache = new Map<string, string>();
  return (file) => {
    const text = cache.get(file) ?? readText(file);
    if (text !== undefined) cache.set(file, text);
    return text;
  };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(`${folder}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
