import { buildSync, type BuildOptions } from 'esbuild';
import { writeIntlPolyfills } from '@/scripts/intl-polyfill/write-polyfills';

const folder = '.next/serve';

const common = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // It says that `server-only` is empty outside Next.
  tsconfig: 'scripts/tsconfig.run.json',
  sourcemap: true,
  // V8 keeps the text of what it runs, and two bytes for each character where a regular expression has a Cyrillic one.
  minifyWhitespace: true,
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
} satisfies BuildOptions;

/** For glibc: by default each thread that compresses or reads files keeps up to 64 MB for itself. */
export const allocator = { MALLOC_ARENA_MAX: '2' };

/** The messages of each language are files of their own, loaded when a letter is written in it: two thirds of the text. */
const server = {
  entryPoints: { main: 'scripts/serve/main.ts', soketi: 'scripts/soketi/main.ts' },
  packages: 'external',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  outdir: folder,
} satisfies BuildOptions;

/**
 * Makes one file of the program of the threads that render Markdown (lib/platform/markdown/inside/off-thread.ts).
 * @public for tests, which have the threads without a server
 */
export function bundleRenderer(outdir: string): void {
  buildSync({ ...common, entryPoints: ['lib/platform/markdown/render-markdown.ts'], outdir });
}

/**
 * Makes one file of a program, which needs node_modules still.
 * @public for tests, whose processes start in a third of the time they would need as TypeScript
 */
export function bundleProgram(file: string, outdir: string): void {
  buildSync({ ...common, entryPoints: [file], packages: 'external', outdir });
}

/**
 * Makes JavaScript of the serving process and its threads, in half a second. Run as TypeScript, each would have a compiler
 * in a thread beside it and hold the source maps of all that it loads: half of the memory. Also writes what browsers
 * lack of some languages.
 * @returns the commands that serve the site and push live events
 */
export function bundleServer(): Record<'serve' | 'soketi', string[]> {
  buildSync({ ...common, ...server });
  bundleRenderer(folder);
  writeIntlPolyfills();
  return {
    serve: [process.execPath, `${folder}/main.mjs`],
    soketi: [process.execPath, `${folder}/soketi.mjs`],
  };
}
