import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['server/chunks', 'server/chunks/ssr'];
/** Characters; below, a chunk is hardly larger than what would stand in its place. */
const minLength = 500;
const sourceMapLine = /\n\/\/# sourceMappingURL=.*\s*$/u;

/**
 * Turbopack writes a chunk of modules anew for each route that needs it, and the serving process holds the text and
 * the compiled code of every chunk it loads. Chunks of the same content become one file, which the others require.
 * Each is a list of module factories, without state of its own.
 */
export function shareChunks(build = '.next'): void {
  for (const folder of folders.map((each) => join(build, each)))
    for (const [code, files] of chunksByCode(folder)) share(folder, code, files);
}

function chunksByCode(folder: string): Map<string, string[]> {
  const chunks = new Map<string, string[]>();
  if (!existsSync(folder)) return chunks;
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(folder, file), 'utf8').replace(sourceMapLine, '');
    if (code.length >= minLength) chunks.set(code, [...(chunks.get(code) ?? []), file]);
  }
  return chunks;
}

function share(folder: string, code: string, files: string[]): void {
  if (files.length < 2) return;
  const shared = `shared_${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  const [map, ...sameMaps] = files
    .map((file) => join(folder, `${file}.map`))
    .filter((file) => existsSync(file));
  if (map) renameSync(map, join(folder, `${shared}.map`));
  for (const sameMap of sameMaps) rmSync(sameMap);
  writeFileSync(join(folder, shared), code);
  for (const file of files) writeFileSync(join(folder, file), `module.exports=require("./${shared}");\n`);
}
