import { readFileSync } from 'node:fs';
import type { ReadStyles } from '@/lib/platform/http-server/late-hydration/inline-styles';

const folder = '.next/static/chunks';

/** Reads each of Next's stylesheets once: the name of a file changes with what is in it. */
export function createStylesheets(): ReadStyles {
  const known = new Map<string, string>();
  return (file) => {
    const text = known.get(file) ?? readText(file);
    if (text !== undefined) known.set(file, text);
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
