import 'server-only';
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a compiled file, as V8 writes it into a stack. */
const place = /((?:file:\/\/)?\/[^\s():]+\.m?js):(\d+):(\d+)/g;

/**
 * A stack trace with positions in our sources, where a source map lies beside the compiled file. Maps are read when an error
 * is logged and not cached: Node's own support would hold those of all files from the start, a quarter of the memory.
 */
export function readableStack(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replace(place, (written, file: string, line: string, column: string) => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    const entry = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return written;
    return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

function readMap(file: string): SourceMap | undefined {
  try {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    // The boundary: the constructor throws for a file that is no source map.
    const payload = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload;
    return new SourceMap(payload);
  } catch {
    return undefined;
  }
}
